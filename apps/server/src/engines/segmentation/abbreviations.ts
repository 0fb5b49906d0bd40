import { languageOf } from '@dragoman/sdk/locale'

const norwegian = words('f.eks bl.a osv o.l m.m dvs ca kl inkl ekskl dr prof jf nr hr fr')

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
    'jan feb apr jun jul aug sept okt nov dez i i.d.r v v.a co',
  ),
  pt: words('sr sra srs sras dr dra d prof profa eng av r tel p.ex ex etc aprox cf ltda cia vs exmo exma v.exa'),
  it: words('sig sigg sig.ra dott dott.ssa prof prof.ssa ing avv arch on ecc es p.es cfr tel v.le p.zza s.p.a'),
  nl: words('dhr mevr mw dr drs ir ing prof bijv bv d.w.z o.a m.b.t i.v.m t.o.v enz evt incl excl ca nl resp'),
  sv: words('t.ex bl.a m.m d.v.s dvs osv s.k ca kl resp inkl exkl dr prof jfr forts'),
  da: words('f.eks bl.a m.m dvs osv ca kl inkl ekskl dr prof jf hr fr'),
  pl: words('np tzn tj itd itp m.in dr prof hab mgr inż im ul al pl św godz ok tel wg zob por'),
  cs: words('např tzn tj apod atd aj ing mgr dr prof doc ul nám tel cca resp popř sv'),
  ru: words(
    'г гг ул пр просп пл д корп стр кв тел им проф акад доц др т.е т.д т.п т.к т.н напр см ср млн млрд тыс руб коп',
  ),
  uk: words('р рр вул пл просп бул обл м с кв буд тел ім проф акад доц т.д т.п т.зв див напр св млн млрд тис грн коп'),
  tr: words('dr prof doç yrd av sn vb vs bkz örn mah cad sok no tel s alb müh'),
  fi: words('esim ts ns mm yms jne ks vrt tri prof synt n puh os'),
  nb: norwegian,
  nn: norwegian,
  no: norwegian,
  hu: words('dr prof ifj id pl ill kb stb ún vö u.n ld tel kft'),
  ro: words('dl d-na dna dr prof ing str nr tel ex etc aprox p.ex ș.a cca'),
  sk: words('napr tzn tj atď apod ing mgr dr prof doc ul nám tel cca resp sv'),
  ca: words('sr sra dr dra p.ex pàg núm av c tel aprox etc'),
  el: words('π.χ κ κα κ.ά κ.λπ κλπ δρ αρ σελ τηλ μ.χ π.μ μ.μ'),
  ar: words('د أ م ص ج هـ ق.م إلخ'),
  fr: words('m mm mme mmes mlle mlles dr pr me p p.ex ex c.-à-d cf av éd st ste env tél'),
}

/** Those that only go on before a number, since some are words as well: "no. 5", "Art. 3". */
const beforeNumbers = words(
  'no nos nr n núm nº n° p pp s art abs fig figs vol vols ch chap kap cap pág págs pag pagg sec abb tab bd',
)

/**
 * Whether a piece that ends with a full stop goes on: an abbreviation, the initial of a name, or, in German, an
 * ordinal number. `next` is the text after it.
 */
export function endsWithAbbreviation(piece: string, next: string, locale: string): boolean {
  const language = languageOf(locale)
  const known = abbreviations[language]
  const last = /(?:^|[\s([{"'«„“‘¡¿])([^\s([{"'«„“‘¡¿]{1,12})\.$/u.exec(piece)?.[1]
  if (last === undefined) return false
  if (known?.has(last.toLowerCase())) return true
  // "No. I will" is no number.
  if (beforeNumbers.has(last.toLowerCase()) && /^(?:\d|(?!I\s+\p{Ll})[IVXLC]+\b)/u.test(next)) return true
  if (/^\p{Lu}$/u.test(last) && /^\p{Lu}[\p{Ll}.]/u.test(next)) return true
  return language === 'de' && /^\d{1,2}$/.test(last) && /^\p{L}/u.test(next)
}

function words(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
