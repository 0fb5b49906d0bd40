/** Words that end with a full stop in mid-sentence, lower-cased, without that stop, by language. */
const abbreviations: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words(
    'mr mrs ms dr prof st vs e.g i.e cf approx dept est gen gov sen rep col capt lt sgt rev hon',
    'jan feb mar apr jun jul aug sep sept oct nov dec ed eds ave blvd rd viz al u.s u.k',
  ),
  es: words(
    'sr sra srta sres dr dra d dña ud uds vd vds prof profa lic ing p p.ej ej av avda tel aprox vs',
    'ee ee.uu ss cía ave gral cf',
  ),
  de: words(
    'z z.b d d.h u u.a o o.ä dr prof hr fr frl str bzw ca vgl ggf evtl inkl exkl zzgl max min mind sog st jh',
    'jan feb apr jun jul aug sept okt nov dez i i.d.r v v.a',
  ),
  fr: words('m mm mme mmes mlle mlles dr pr me p p.ex ex c.-à-d cf av éd st ste env tél'),
}

/** Those that only go on before a number, since some are words as well: "no. 5", "Art. 3". */
const beforeNumbers = words(
  'no nos nr núm nº n° p pp s art abs fig figs vol vols ch chap kap cap pág págs sec abb tab bd',
)

/**
 * Whether a piece that ends with a full stop goes on: an abbreviation, the initial of a name, or, in German, an
 * ordinal number. `next` is the text after it.
 */
export function endsWithAbbreviation(piece: string, next: string, locale: string): boolean {
  const language = new Intl.Locale(locale).language
  const known = abbreviations[language]
  const last = /(?:^|[\s([{"'«„“‘¡¿])([^\s([{"'«„“‘¡¿]{1,12})\.$/u.exec(piece)?.[1]
  if (last === undefined || !known) return false
  if (known.has(last.toLowerCase())) return true
  if (beforeNumbers.has(last.toLowerCase()) && /^(?:\d|[IVXLC]+\b)/.test(next)) return true
  if (/^\p{Lu}$/u.test(last) && /^\p{Lu}[\p{Ll}.]/u.test(next)) return true
  return language === 'de' && /^\d{1,2}$/.test(last) && /^\p{L}/u.test(next)
}

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
