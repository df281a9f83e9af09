internal import Tickets

extension TicketCaptions {
  static let english: [TicketField: String] = [
    .title: "Event", .subtitle: "Subtitle", .runtime: "Running time", .rating: "Rating", .venue: "Venue",
    .address: "Address", .hall: "Screen", .entrance: "Entrance", .section: "Section", .row: "Row", .seat: "Seat",
    .category: "Category", .date: "Date", .time: "Time", .doors: "Doors open", .price: "Price", .holder: "Name",
    .order: "Order", .ticket: "Ticket", .note: "Note",
  ]

  static let german: [TicketField: String] = [
    .title: "Veranstaltung", .subtitle: "Untertitel", .runtime: "Dauer", .rating: "Bewertung", .venue: "Ort",
    .address: "Adresse", .hall: "Saal", .entrance: "Eingang", .section: "Bereich", .row: "Reihe", .seat: "Platz",
    .category: "Kategorie", .date: "Datum", .time: "Beginn", .doors: "Einlass", .price: "Preis", .holder: "Name",
    .order: "Bestellung", .ticket: "Ticket", .note: "Hinweis",
  ]

  static let french: [TicketField: String] = [
    .title: "Événement", .subtitle: "Sous-titre", .runtime: "Durée", .rating: "Note", .venue: "Lieu",
    .address: "Adresse", .hall: "Salle", .entrance: "Entrée", .section: "Section", .row: "Rang", .seat: "Place",
    .category: "Catégorie", .date: "Date", .time: "Heure", .doors: "Ouverture", .price: "Prix", .holder: "Nom",
    .order: "Commande", .ticket: "Billet", .note: "Remarque",
  ]

  static let spanish: [TicketField: String] = [
    .title: "Evento", .subtitle: "Subtítulo", .runtime: "Duración", .rating: "Valoración", .venue: "Lugar",
    .address: "Dirección", .hall: "Sala", .entrance: "Entrada", .section: "Zona", .row: "Fila", .seat: "Asiento",
    .category: "Categoría", .date: "Fecha", .time: "Hora", .doors: "Apertura", .price: "Precio", .holder: "Nombre",
    .order: "Pedido", .ticket: "Billete", .note: "Nota",
  ]

  static let italian: [TicketField: String] = [
    .title: "Evento", .subtitle: "Sottotitolo", .runtime: "Durata", .rating: "Voto", .venue: "Luogo",
    .address: "Indirizzo", .hall: "Sala", .entrance: "Ingresso", .section: "Settore", .row: "Fila", .seat: "Posto",
    .category: "Categoria", .date: "Data", .time: "Ora", .doors: "Apertura", .price: "Prezzo", .holder: "Nome",
    .order: "Ordine", .ticket: "Biglietto", .note: "Nota",
  ]

  static let portuguese: [TicketField: String] = [
    .title: "Evento", .subtitle: "Subtítulo", .runtime: "Duração", .rating: "Avaliação", .venue: "Local",
    .address: "Endereço", .hall: "Sala", .entrance: "Entrada", .section: "Setor", .row: "Fila", .seat: "Lugar",
    .category: "Categoria", .date: "Data", .time: "Hora", .doors: "Abertura", .price: "Preço", .holder: "Nome",
    .order: "Pedido", .ticket: "Bilhete", .note: "Observação",
  ]

  static let dutch: [TicketField: String] = [
    .title: "Evenement", .subtitle: "Ondertitel", .runtime: "Duur", .rating: "Waardering", .venue: "Locatie",
    .address: "Adres", .hall: "Zaal", .entrance: "Ingang", .section: "Vak", .row: "Rij", .seat: "Stoel",
    .category: "Categorie", .date: "Datum", .time: "Tijd", .doors: "Deuren open", .price: "Prijs", .holder: "Naam",
    .order: "Bestelling", .ticket: "Ticket", .note: "Opmerking",
  ]

  static let swedish: [TicketField: String] = [
    .title: "Evenemang", .subtitle: "Undertitel", .runtime: "Längd", .rating: "Betyg",
    .venue: "Plats för evenemanget", .address: "Adress", .hall: "Salong", .entrance: "Ingång", .section: "Sektion",
    .row: "Rad", .seat: "Plats", .category: "Kategori", .date: "Datum", .time: "Tid", .doors: "Dörrarna öppnar",
    .price: "Pris", .holder: "Namn", .order: "Beställning", .ticket: "Biljett", .note: "Anmärkning",
  ]
}
