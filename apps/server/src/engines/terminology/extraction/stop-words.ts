/**
 * Words that hold sentences together and neither begin nor end a term: of the languages for which the database has no
 * list of them.
 */
const lists: Readonly<Record<string, string>> = {
  ar: 'في من على إلى عن مع هذا هذه ذلك التي الذي أو و ثم أن إن لا ما لم لن قد كل عند بعد قبل بين حتى إذا هو هي كما غير',
  bg: 'и в на с за от до по при не се да че е са ще като или но то той тя те това този тази тези който която които ако след преди',
  ca: 'el la els les un una uns unes de del dels al als a en i o amb per que no es se si com més ha són és l d s aquest aquesta',
  cs: 'a i o u v ve z ze s se si k ke na do od po pro při za pod nad před mezi je jsou být byl byla bylo není že aby když jestli nebo ale jako který která které kteří tento tato toto ten ta to tyto jeho její jejich váš vaše vás vám můžete lze',
  el: 'ο η το οι τα του της των τον την στο στη στην στον στα στις στους και ή σε από για με να θα δεν μην που είναι αν ως ένα ένας μια αυτό αυτή σας',
  et: 'ja ning või ei on oli ole see seda selle need kui et aga siis mis kes ka kas oma teie selleks enne pärast',
  he: 'של את על אל עם או לא זה זאת זו הוא היא הם אם כי כל אשר גם רק לפני אחרי בין כדי יש אין אלא',
  hr: 'i u na za od do s sa se je su nije iz po pri ako ili ali kao da ne što koji koja koje kod nakon prije te ovaj ova ovo taj vaš vaše',
  id: 'yang dan di ke dari untuk pada dengan ini itu atau tidak adalah akan dalam oleh sebagai jika anda sudah telah dapat',
  ko: '및 또는 그 이 저 수 것 등 더 각 모든 후 전 위해 대한 통해 있는 있습니다 합니다 하는 경우 때',
  lt: 'ir ar arba bet kad kai jei su be į iš nuo iki per prie po už ant yra nėra šis ši tai tas ta jūsų',
  lv: 'un vai bet ka kad ja ar bez no uz līdz par pie pēc pirms ir nav šis šī tas tā jūsu',
  pl: 'a i o u w we z ze na do od po dla przy za pod nad przed między jest są być był była było nie że aby gdy kiedy jeśli lub albo ale jak jako który która które którzy ten ta to te tego tej tym się go ją jego jej ich oraz można należy',
  ro: 'și sau în la de din cu pe pentru că nu se este sunt a al ai ale un o unui unei care dacă după înainte până prin acest această dumneavoastră',
  sk: 'a aj o u v vo z zo s so sa si k ku na do od po pre pri za pod nad pred medzi je sú byť bol bola bolo nie že aby keď ak alebo ale ako ktorý ktorá ktoré tento táto toto ten tá to jeho jej ich váš vaše môžete',
  sl: 'in ali v na za od do s z se je so ni iz po pri če da ne ki ko kot pred med nad pod ta to te tem vaš vaše lahko sta biti',
  sq: 'dhe ose në për nga me të e i një është janë nuk që si kur pas para kjo ky',
  sr: 'и у на за од до с са се је су није из по при ако или али као да не што који која које код након пре те овај ова ово тај i u na za od do s sa se je su nije iz po pri ako ili ali kao da ne što koji koja koje',
  th: 'และ หรือ ที่ ใน ของ จาก ไป มา เป็น ให้ ได้ ไม่ กับ โดย จะ นี้ นั้น มี แล้ว หาก คุณ',
  uk: 'а і й та о у в з із зі на до від по для при за під над перед між є не що щоб коли якщо або але як який яка яке які цей ця це ці той та то його її їх ваш ваша вас вам можна',
  vi: 'và hoặc của là có không được trong cho với các những một này đó khi nếu để từ đến bạn đã sẽ',
  zh: '的 了 是 在 和 与 或 及 并 请 您 你 我 他 它 这 那 此 该 将 被 把 从 到 对 为 以 可 可以 不 有 时 后 前 中 上 下 个 如果 就 也 都 而 但 請 與 並 這 該 從 對 為 時 後 個',
}

const known = new Map<string, ReadonlySet<string>>()

/** The stop words of a language that are listed here. */
export function listedStopWords(language: string): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(lists[language === 'bs' ? 'hr' : language]?.split(' '))
  known.set(language, words)
  return words
}

/** Stop words that may stand inside a term: point of sale, freno de mano. */
const joining: Readonly<Record<string, string>> = {
  bg: 'на за',
  ca: 'de del dels d l',
  de: 'der des',
  el: 'του της των',
  en: 'of',
  es: 'de del',
  fr: 'de du des d à',
  he: 'של',
  it: 'di del dello della dei degli delle d da a',
  nl: 'van',
  pt: 'de do da dos das',
  ro: 'de',
}

const joiningWords = new Map(Object.entries(joining).map(([language, words]) => [language, new Set(words.split(' '))]))

/** Whether a stop word may stand inside a term of a language. */
export const joinsTerm = (word: string, language: string): boolean => joiningWords.get(language)?.has(word) === true
