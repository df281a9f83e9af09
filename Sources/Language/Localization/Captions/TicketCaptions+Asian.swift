internal import Tickets

extension TicketCaptions {
  static let arabic: [TicketField: String] = [
    .title: "الفعالية", .subtitle: "العنوان الفرعي", .runtime: "المدة", .rating: "التقييم", .venue: "المكان",
    .address: "العنوان", .hall: "القاعة", .entrance: "المدخل", .section: "القسم", .row: "الصف", .seat: "المقعد",
    .category: "الفئة", .date: "التاريخ", .time: "الوقت", .doors: "فتح الأبواب", .price: "السعر", .holder: "الاسم",
    .order: "الطلب", .ticket: "التذكرة", .note: "ملاحظة",
  ]

  static let hebrew: [TicketField: String] = [
    .title: "אירוע", .subtitle: "כותרת משנה", .runtime: "משך", .rating: "דירוג", .venue: "מקום", .address: "כתובת",
    .hall: "אולם", .entrance: "כניסה", .section: "אזור", .row: "שורה", .seat: "כיסא", .category: "קטגוריה",
    .date: "תאריך", .time: "שעה", .doors: "פתיחת דלתות", .price: "מחיר", .holder: "שם", .order: "הזמנה",
    .ticket: "כרטיס", .note: "הערה",
  ]

  static let hindi: [TicketField: String] = [
    .title: "कार्यक्रम", .subtitle: "उपशीर्षक", .runtime: "अवधि", .rating: "रेटिंग", .venue: "स्थान", .address: "पता",
    .hall: "स्क्रीन", .entrance: "प्रवेश", .section: "खंड", .row: "पंक्ति", .seat: "सीट", .category: "श्रेणी",
    .date: "तारीख", .time: "समय", .doors: "द्वार खुलने का समय", .price: "मूल्य", .holder: "नाम", .order: "ऑर्डर",
    .ticket: "टिकट", .note: "टिप्पणी",
  ]

  static let japanese: [TicketField: String] = [
    .title: "イベント", .subtitle: "サブタイトル", .runtime: "上映時間", .rating: "評価", .venue: "会場", .address: "住所",
    .hall: "スクリーン", .entrance: "入口", .section: "エリア", .row: "列", .seat: "座席", .category: "券種", .date: "日付",
    .time: "時間", .doors: "開場", .price: "料金", .holder: "お名前", .order: "注文番号", .ticket: "チケット", .note: "備考",
  ]

  static let simplifiedChinese: [TicketField: String] = [
    .title: "活动", .subtitle: "副标题", .runtime: "时长", .rating: "评分", .venue: "场馆", .address: "地址", .hall: "影厅",
    .entrance: "入口", .section: "区域", .row: "排", .seat: "座位", .category: "类别", .date: "日期", .time: "时间",
    .doors: "入场时间", .price: "价格", .holder: "姓名", .order: "订单", .ticket: "票号", .note: "备注",
  ]

  static let traditionalChinese: [TicketField: String] = [
    .title: "活動", .subtitle: "副標題", .runtime: "片長", .rating: "評分", .venue: "場館", .address: "地址", .hall: "影廳",
    .entrance: "入口", .section: "區域", .row: "排", .seat: "座位", .category: "票種", .date: "日期", .time: "時間",
    .doors: "入場時間", .price: "票價", .holder: "姓名", .order: "訂單", .ticket: "票號", .note: "備註",
  ]

  static let korean: [TicketField: String] = [
    .title: "이벤트", .subtitle: "부제", .runtime: "상영 시간", .rating: "평점", .venue: "장소", .address: "주소", .hall: "상영관",
    .entrance: "입구", .section: "구역", .row: "열", .seat: "좌석", .category: "등급", .date: "날짜", .time: "시간",
    .doors: "입장 시간", .price: "가격", .holder: "이름", .order: "주문", .ticket: "티켓", .note: "비고",
  ]
}
