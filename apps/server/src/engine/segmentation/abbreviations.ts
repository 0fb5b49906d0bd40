/** Words that end with a full stop in mid-sentence, lower-cased, without that stop, by language. */
const abbreviations: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    ('mr mrs ms dr prof st vs e.g i.e cf fig figs no nos vol approx dept est gen gov sen rep col capt lt sgt rev hon ' +
      'jan feb mar apr jun jul aug sep sept oct nov dec p pp ed eds ch sec art ave blvd rd viz al u.s u.k').split(' '),
  ),
  es: new Set(
    ('sr sra srta sres dr dra d dña ud uds vd vds prof profa lic ing p p.ej ej pág págs núm nº art cap fig vol av avda ' +
      'tel aprox vs ee ee.uu ss cía ave gral cf').split(' '),
  ),
  de: new Set(
    ('z z.b d d.h u u.a o o.ä dr prof hr fr frl nr str bzw ca vgl abs art s bd kap abb tab ggf evtl inkl exkl zzgl ' +
      'max min mind sog st jh jan feb apr jun jul aug sept okt nov dez i i.d.r v v.a usw.').split(' '),
  ),
  fr: new Set('m mm mme mmes mlle mlles dr pr me p p.ex ex c.-à-d cf art av chap fig vol n° no pp éd st ste env tél'.split(' ')),
}

/**
 * Whether a piece that ends with a full stop goes on: an abbreviation, the initial of a name, or, in German, an
 * ordinal number. `next` is the text after it.
 */
export function endsWithAbbreviation(words: string, next: string, locale: string): boolean {
  const language = new Intl.Locale(locale).language
  const last = /(?:^|[\s([{"'«„“‘¡¿])([^\s([{"'«„“‘¡¿]{1,12})\.$/u.exec(words)?.[1]
  if (last === undefined) return false
  if (abbreviations[language]?.has(last.toLowerCase())) return true
  if (language in abbreviations && /^\p{Lu}$/u.test(last) && /^\p{Lu}[\p{Ll}.]/u.test(next)) return true
  return language === 'de' && /^\d{1,2}$/.test(last) && /^\p{L}/u.test(next)
}
