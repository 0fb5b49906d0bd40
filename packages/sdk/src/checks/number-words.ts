/** The beginnings of the words for 0 to 12, cardinal and ordinal, parted by bars. */
const words: Readonly<Record<string, string>> = {
  en: 'zero|no|none,one|first|once|single|a|an,two|second|twice|both|double|pair,three|third|triple,four,five|fifth,six,seven,eight,nine|ninth,ten,eleven,twelve|twelfth|dozen',
  de: 'null|kein,ein|erst,zwei|zwo|beid|doppel,dritt|drei,vier,fünf,sechs,sieb,acht,neun,zehn,elf,zwölf|dutzend',
  fr: 'zéro|aucun,un|premi,deux|second,trois|tiers,quatr,cinq,six,sept,huit,neuf|neuv,dix,onz,douz',
  es: 'cero|ningun|ningún,un|prim,dos|segund|doble|ambos,tres|tercer,cuatro|cuart,cinco|quint,seis|sext,siete|sépt,ocho|octav,nueve|noven,diez|décim,once,doce',
  pt: 'zero|nenhum,um|prim,dois|duas|segund|ambos|dobro|dupl,três|terc|terç,quatro|quart,cinco|quint,seis|sext,sete|sétim,oito|oitav,nove|non,dez|décim,onze,doze',
  it: 'zero|nessun,un|prim,due|second|doppi,tre|terz,quattr|quart,cinq|quint,sei|sest,sett,otto|ottav,nove|non,dieci|decim,undici,dodici',
  ru: 'ноль|нул|ни,один|одн|перв,два|две|двух|двум|двое|втор|оба|обе|дву,три|трех|трёх|трем|трое|трет,четыр|четв,пят,шест,сем|седьм,восем|восьм,девят,десят,одиннадцат,двенадцат|дюжин',
  uk: 'нуль|нул|жодн,один|одн|перш,два|дві|двох|двом|двоє|друг,три|трьох|трет,чотир|четв,пять|п’ят|п’я,шіст|шест|шост,сім|сьом,вісім|вось,дев’ят,десят,одинадцят,дванадцят',
  pl: 'zero|żad,jed|pierw,dwa|dwie|dwó|dwóch|drug|oba,trzy|trzech|trzec,czter|czwart,pię|piąt,sześ|szóst,sied|siód,osi|ósm,dziewi,dziesi,jedena,dwana',
  nl: 'nul|geen,een|één|eerst,twee|beide|dubbel,drie|derd,vier,vijf,zes,zeven,acht,negen,tien,elf,twaalf|dozijn',
  sv: 'noll|ing,en|ett|först,två|andra|båda,tre,fyra|fjärde,fem,sex|sjätte,sju,åtta|ått,nio,tio,elva|elfte,tolv',
  ar: 'صفر,واحد|أول|الأول|أحد|إحدى,اثن|إثن|ثان|الثان|كلا,ثلاث|ثالث|الثالث,أربع|رابع|الرابع,خمس|خامس|الخامس,ست|سادس|السادس,سبع|سابع|السابع,ثمان|ثامن|الثامن,تسع|تاسع|التاسع,عشر|عاشر|العاشر,أحد عشر,اثنا عشر',
  ja: '零|ゼロ|〇|なし,一|ひと,二|両|ふた,三,四,五,六,七,八,九,十,十一,十二',
  zh: '零|〇|无|沒|没,一|单|單,二|两|兩|双|雙,三,四,五,六,七,八,九,十,十一,十二',
  ko: '영|없,일|하나|한|첫,이|둘|두|양,삼|셋|세,사|넷|네,오|다섯,육|여섯,칠|일곱,팔|여덟,구|아홉,십|열,십일|열한,십이|열두',
}

const read = new Map<string, RegExp | undefined>()

/** Whether a text has a number from 0 to 12 as a word, or up to 21 in Roman letters. */
export function hasNumberWord(text: string, language: string, value: number): boolean {
  if (value >= 1 && value < romans.length && new RegExp(`(?<![A-Za-z])${romans[value]}(?![A-Z])`).test(text))
    return true
  return patternOf(language, value)?.test(text) ?? false
}

const romans = ',I,II,III,IV,V,VI,VII,VIII,IX,X,XI,XII,XIII,XIV,XV,XVI,XVII,XVIII,XIX,XX,XXI'.split(',')

function patternOf(language: string, value: number): RegExp | undefined {
  const key = `${language} ${value}`
  if (read.has(key)) return read.get(key)
  const stems = words[language === 'yue' ? 'zh' : language]?.split(',')[value]
  const isAnywhere = ['ja', 'zh', 'yue', 'ko', 'ar'].includes(language)
  const pattern = stems === undefined ? undefined : new RegExp(`${isAnywhere ? '' : '(?<!\\p{L})'}(?:${stems})`, 'iu')
  read.set(key, pattern)
  return pattern
}

const months = new Map<string, readonly string[]>()

/** The months that a text names, from 1. */
export function monthsIn(text: string, locale: string): ReadonlySet<number> {
  const lower = text.toLowerCase()
  const found = new Set<number>()
  for (const [at, name] of monthNames(locale).entries()) if (lower.includes(name)) found.add((at % 12) + 1)
  return found
}

function monthNames(locale: string): readonly string[] {
  const known = months.get(locale)
  if (known) return known
  const names = (['long', 'short'] as const).flatMap((month) =>
    Array.from({ length: 12 }, (_, at) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month, timeZone: 'UTC', calendar: 'gregory' })
        .formatToParts(new Date(Date.UTC(2024, at, 15)))
        .filter(({ type }) => type === 'month')
        .map(({ value }) => value.toLowerCase().replace(/\.$/, ''))
        .join(''),
    ),
  )
  // Some languages number their months.
  const usable = names.map((name) => (/\p{L}/u.test(name) ? name : filler))
  months.set(locale, usable)
  return usable
}

const filler = '\uFFFF'
