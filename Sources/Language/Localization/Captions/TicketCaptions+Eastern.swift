internal import Tickets

extension TicketCaptions {
  static let polish: [TicketField: String] = [
    .title: "Wydarzenie", .subtitle: "Podtytuł", .runtime: "Czas trwania", .rating: "Ocena",
    .venue: "Miejsce wydarzenia", .address: "Adres", .hall: "Sala", .entrance: "Wejście", .section: "Sektor",
    .row: "Rząd", .seat: "Miejsce", .category: "Kategoria", .date: "Data", .time: "Godzina", .doors: "Otwarcie drzwi",
    .price: "Cena", .holder: "Imię i nazwisko", .order: "Zamówienie", .ticket: "Bilet", .note: "Uwagi",
  ]

  static let czech: [TicketField: String] = [
    .title: "Akce", .subtitle: "Podtitul", .runtime: "Délka", .rating: "Hodnocení", .venue: "Místo konání",
    .address: "Adresa", .hall: "Sál", .entrance: "Vchod", .section: "Sektor", .row: "Řada", .seat: "Sedadlo",
    .category: "Kategorie", .date: "Datum", .time: "Čas", .doors: "Vstup od", .price: "Cena", .holder: "Jméno",
    .order: "Objednávka", .ticket: "Vstupenka", .note: "Poznámka",
  ]

  static let turkish: [TicketField: String] = [
    .title: "Etkinlik", .subtitle: "Alt başlık", .runtime: "Süre", .rating: "Puan", .venue: "Mekân",
    .address: "Adres", .hall: "Salon", .entrance: "Giriş", .section: "Bölüm", .row: "Sıra", .seat: "Koltuk",
    .category: "Kategori", .date: "Tarih", .time: "Saat", .doors: "Kapı açılışı", .price: "Fiyat",
    .holder: "Ad soyad", .order: "Sipariş", .ticket: "Bilet", .note: "Not",
  ]

  static let russian: [TicketField: String] = [
    .title: "Событие", .subtitle: "Подзаголовок", .runtime: "Длительность", .rating: "Рейтинг", .venue: "Площадка",
    .address: "Адрес", .hall: "Зал", .entrance: "Вход", .section: "Сектор", .row: "Ряд", .seat: "Место",
    .category: "Категория", .date: "Дата", .time: "Время", .doors: "Открытие дверей", .price: "Цена", .holder: "Имя",
    .order: "Заказ", .ticket: "Билет", .note: "Примечание",
  ]

  static let ukrainian: [TicketField: String] = [
    .title: "Подія", .subtitle: "Підзаголовок", .runtime: "Тривалість", .rating: "Рейтинг", .venue: "Локація",
    .address: "Адреса", .hall: "Зал", .entrance: "Вхід", .section: "Сектор", .row: "Ряд", .seat: "Місце",
    .category: "Категорія", .date: "Дата", .time: "Час", .doors: "Відкриття дверей", .price: "Ціна", .holder: "Ім’я",
    .order: "Замовлення", .ticket: "Квиток", .note: "Примітка",
  ]
}
