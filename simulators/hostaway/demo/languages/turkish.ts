import type { Phrasebook } from '../phrasebook.ts';

export const TURKISH: Phrasebook = {
  whole: {
    delighted: [
      'Harika bir konaklamaydı. Ev tertemiz, konumu mükemmel, ev sahibi çok ilgiliydi. Kesinlikle tekrar geleceğiz.',
      'Her şey fotoğraflardaki gibi, hatta daha güzel. Gönül rahatlığıyla tavsiye ederim.',
      'Yataklar çok rahat, mutfakta aradığınız her şey var. Kendimizi evimizde hissettik.',
      'Gece yarısı vardık ama giriş çok kolaydı. Masada çay ve kurabiye bulmak büyük incelikti.',
      'İki çocukla gittik, hiçbir eksiğimiz olmadı. Çok teşekkürler!',
      'Manzara tek kelimeyle büyüleyici. Sabah kahvesini pencerede içmenin tadı başka.',
      'Merkezî olmasına rağmen geceleri çok sessiz.',
      'İnternet hızlıydı, bir hafta boyunca sorunsuz çalıştım.',
      'İkinci gelişimizdi, yine çok memnun kaldık.',
      'Fiyatına göre fazlasıyla iyi.',
    ],
    mixed: [
      'Konum güzel ama duvarlar çok ince, komşuların sesi geliyor.',
      'Ev hoş, fakat sıcak su çabuk bitiyor ve kanepe yatak rahatsız.',
      'İdare eder. Temizliğe biraz daha özen gösterilmeli.',
    ],
    unhappy: [
      'Büyük hayal kırıklığı. Banyo kirliydi, kombi çalışmıyordu ve mesajlarımıza cevap veren olmadı.',
      'Kapı şifresi yanlıştı, yağmurda bir saat bekledik. Tavsiye etmiyorum.',
      'Fotoğraflarla alakası yok. Rutubet kokusundan uyuyamadık.',
    ],
  },
  praise: [
    'Ev tertemizdi.',
    'Konumu [mükemmel|çok iyi], her yere yürüyerek gittik.',
    'Mesajlara hemen cevap verdiler.',
    'Yatak çok rahattı.',
    'Çevrede çok güzel lokantalar var.',
    'Duşun basıncı harika.',
  ],
  complaint: [
    'İnternet sürekli koptu.',
    'Yatak çökmüş, belimiz ağrıdı.',
    'Gürültüden uyumak mümkün değildi.',
    'Bu fiyata değmez.',
  ],
  thanks: ['Çok teşekkür ederiz {guest}, yine bekleriz!'],
  sorry: ['Merhaba {guest}, yaşananlar için çok üzgünüz. Arıza giderildi, iade için size ayrıca yazdık.'],
};
