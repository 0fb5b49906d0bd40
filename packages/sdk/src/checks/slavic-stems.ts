/** How a language marks the forms of a word. */
interface StemRules {
  /** Spells a word so that an ending stands apart from its stem. */
  before: readonly (readonly [RegExp, string])[]
  /** Endings of several letters; at least three letters stay before them. */
  long: RegExp
  /** Endings of one vowel, or of one sign; at least two letters stay before them. */
  short: RegExp
  /** Makes the sounds alike that change before an ending. */
  after: readonly (readonly [RegExp, string])[]
  /** Endings that make another kind of word: of two forms of a word, both have one of them or neither. */
  apart?: RegExp
}

const polish: StemRules = {
  before: [
    [/ó/g, 'o'],
    [/ą/g, 'ę'],
    [/ł/g, 'l'],
    [/dzi(?=[aeouę])/g, 'dź'],
    [/dzi/g, 'dźi'],
    [/ci(?=[aeouę])/g, 'ć'],
    [/ci/g, 'ći'],
    [/si(?=[aeouę])/g, 'ś'],
    [/zi(?=[aeouę])/g, 'ź'],
    [/ni(?=[aeouę])/g, 'ń'],
    [/(?<=[bpmwfkglrhdtj])i(?=[aeouę])/g, ''],
  ],
  long: /(?:owie|[iy]mi|ami|ach|[iy]ch|ego|emu|owi|ow|em|om|ej|[iy]m)$/,
  short: /[aeęiouy]$/,
  after: [
    [/dź/g, 'd'],
    [/ć/g, 't'],
    [/ś/g, 's'],
    [/ź/g, 'z'],
    [/ń/g, 'n'],
    [/rz$/, 'r'],
    [/sz$/, 'ch'],
    [/dz$|ż$/, 'g'],
    [/cz$|c$/, 'k'],
    [/(?<=[^aeęiouy])e(?=[^aeęiouy]$|ch$)/, ''],
  ],
  apart: /ow(?:[yaęe]|ego|emu|ych|ymi?|ej)$/,
}

const czech: StemRules = {
  before: [
    [/á/g, 'a'],
    [/[éě]/g, 'e'],
    [/í/g, 'i'],
    [/ó/g, 'o'],
    [/ú/g, 'u'],
    [/ý/g, 'y'],
    [/ď/g, 'd'],
    [/ť/g, 't'],
    [/ň/g, 'n'],
  ],
  long: /(?:[aeiy]mi|[aeiy]ch|ovi|ove|ov|eho|iho|[ie]mu|ou|um|ům|em|am|im|ym)$/,
  short: /[aeiouyů]$/,
  after: [
    [/ů/g, 'o'],
    [/ou/g, 'u'],
    [/ř/g, 'r'],
    [/š$/, 'ch'],
    [/[žz]$/, 'h'],
    [/[čc]$/, 'k'],
    [/(?<=[^aeiouy])e(?=[^aeiouy]$|ch$)/, ''],
  ],
  apart: /ov(?:[yae]|eho|emu|ych|ymi?|em|ou)$/,
}

const slovak: StemRules = {
  before: [
    [/[áä]/g, 'a'],
    [/é/g, 'e'],
    [/í/g, 'i'],
    [/[óô]/g, 'o'],
    [/ú/g, 'u'],
    [/ý/g, 'y'],
    [/ĺ|ľ/g, 'l'],
    [/ŕ/g, 'r'],
    [/ď/g, 'd'],
    [/ť/g, 't'],
    [/ň/g, 'n'],
    [/i(?=[aeu])/g, ''],
  ],
  long: /(?:[aiy]mi|[aoiy]ch|ovi|eho|emu|ov|ou|om|em|am|im|ym|ej)$/,
  short: /[aeiouy]$/,
  after: [
    [/[čc]$/, 'k'],
    [/(?<=[^aeiouy])[eo](?=[^aeiouy]$|ch$)/, ''],
  ],
  apart: /ov(?:[yae]|eho|emu|ych|ymi?|ej|ou)$/,
}

const slovene: StemRules = {
  before: [],
  long: /(?:[aeo]ma|[ai]mi|ega|emu|(?<=[cčšžj])ev|ov|om|em|ih|im|ah)$/,
  short: /[aeiou]$/,
  after: [
    [/(?<=r)j$/, ''],
    [/[cč]$/, 'k'],
    [/[zž]$/, 'g'],
    [/(?<=[^aeiou])e(?=[^aeiou]$)/, ''],
  ],
}

const ukrainian: StemRules = {
  before: [
    [/ґ/g, 'г'],
    [/([нлтдсцзжшч])\1(?=[яюіь]|$)/g, '$1'],
    [/ь(?=[^оа]|$)/g, ''],
  ],
  long: /(?:ами|ями|ими|іми|ові|еві|єві|ого|ому|ьою|ою|ею|єю|ом|ем|єм|ам|ям|ах|ях|ів|їв|ий|ій|їй|им|ім|їм|ої|их|іх|їх|ов|ев|єв)$/,
  short: /[аяуюоеєиіїйь]$/,
  after: [
    [/[цч]$/, 'к'],
    [/[жз]$/, 'г'],
    [/[шс]$/, 'х'],
    [/(?<=[^аяуюоеєиії])[оеєі](?=[^аяуюоеєиії]$)/, ''],
  ],
  apart: /[оеє]в(?:ий|а|е|ого|ому|их|ими?|ої|у)$/,
}

const russian: StemRules = {
  before: [
    [/ё/g, 'е'],
    [/(?<=л[аио])сь$|(?<=[тьшлймх])ся$/, ''],
    [/ь(?=[бвгджзклмнпрстфхцчшщ])/g, ''],
  ],
  long: /(?:[аяыи]ми|[оеи]му|[ое]го|и(?:ей|ями?|ях|ем)|[ое]в|[оеыи]й|ая|яя|[оеыи]е|[уюи]ю|[оеаяыи]м|[аяыи]х|[оеь]ю|и[яи]|[иаяе]ть|[иаяе]йте|йте|ите|ти|[иеуюая]т|[ие]шь|[иа]л[аио]?)$/,
  short: /[аяуюоеиыьй]$/,
  after: [[/(?<=[^аеиоуыэюя])[ое](?=[^аеиоуыэюя]$)/, '']],
  apart: /(?:[иаяе]ть|йте|ите|ти|[иеуюая]т|[ие]шь|[иа]л[аио]?)$|ов(?:ый|ая|ое|ого|ому|ых|ыми?|ую)$/,
}

const bulgarian: StemRules = {
  before: [],
  long: /(?:овете|ите|ове|ата|ята|ото|ете|ът|ят|та|то|те)$/,
  short: /[аяиеоую]$/,
  after: [
    [/ц$/, 'к'],
    [/(?<=[^аяиеоуъю])[ъе](?=[^аяиеоуъю]$)/, ''],
  ],
}

const rulesOf: ReadonlyMap<string, StemRules> = new Map(
  Object.entries({ ru: russian, pl: polish, cs: czech, sk: slovak, sl: slovene, uk: ukrainian, bg: bulgarian }),
)

/** A word with its ending apart from its stem. */
const spelled = (word: string, { before }: StemRules) =>
  before.reduce((text, [from, to]) => text.replace(from, to), word)

/** The stem common to the forms of a Slavic word; undefined in a language without rules. */
export function slavicStem(word: string, language: string): string | undefined {
  const rules = rulesOf.get(language)
  if (!rules) return undefined
  let stem = spelled(word, rules)
  // A stem may end like an ending itself: “systemem” loses “em” twice, as “system” does once.
  for (let shorter = withoutEnding(stem, rules); shorter !== stem; shorter = withoutEnding(stem, rules)) stem = shorter
  return rules.after.reduce((text, [from, to]) => text.replace(from, to), stem)
}

function withoutEnding(word: string, { long, short }: StemRules): string {
  const bare = word.replace(long, '')
  if (bare !== word && bare.length >= 3) return bare
  const barer = word.replace(short, '')
  return barer.length >= 2 ? barer : word
}

/** Whether two words of one stem are of one kind: “hamulcowy” isn't a form of “hamulec”. */
export function isSlavicForm(given: string, term: string, language: string): boolean {
  const rules = rulesOf.get(language)
  const apart = rules?.apart
  if (!apart) return true
  const [word, wanted] = [spelled(given, rules), spelled(term, rules)]
  let same = 0
  while (same < word.length && word[same] === wanted[same]) same += 1
  return apart.test(word.slice(same)) === apart.test(wanted.slice(same))
}
