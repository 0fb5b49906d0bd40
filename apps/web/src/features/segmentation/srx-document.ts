/** A rule of a set: whether to break between text that `before` ends and text that `after` begins. */
export interface SrxRule {
  /** Stands for the rule while it is edited; not in the file. */
  id: string
  breaks: boolean
  before: string
  after: string
  /** Comments of the file that stand before it. */
  comments: readonly string[]
}

/** Rules with a name, which locales are given by `maps`. */
export interface SrxSet {
  id: string
  name: string
  rules: readonly SrxRule[]
}

/** Gives a set of rules to the locales that a pattern matches. */
export interface SrxMap {
  id: string
  pattern: string
  set: string
}

/** An SRX 2.0 file, as far as it is edited. */
export interface SrxDocument {
  /** The header as it was, for what is not edited in it; `cascade` is its attribute of that name. */
  header: string
  cascade: boolean
  sets: readonly SrxSet[]
  maps: readonly SrxMap[]
}

/** The file is none that can be edited here. */
export class NoSrx extends Error {}

let made = 0
/** An id that nothing else has. */
export const newId = (): string => `srx-${(made += 1)}`

const usualHeader =
  '<header segmentsubflows="yes" cascade="no"><formathandle type="start" include="no"/><formathandle type="end" include="yes"/><formathandle type="isolated" include="no"/></header>'

/** Rules for a unit that has none yet: one set for all languages, without rules. */
export function startingRules(name: string): SrxDocument {
  const maps = [{ id: newId(), pattern: '.*', set: name }]
  return { header: usualHeader, cascade: false, sets: [{ id: newId(), name, rules: [] }], maps }
}

/**
 * Reads the text of an SRX file, to edit it. Whether its expressions make sense the server says.
 * @throws NoSrx
 */
export function readSrx(text: string): SrxDocument {
  const { documentElement: root } = new DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml')
  const header = below(root, 'header')[0]
  if (root.localName !== 'srx' || !header) throw new NoSrx()
  const sets = below(root, 'languagerule').map((set) => ({
    id: newId(),
    name: set.getAttribute('languagerulename') ?? '',
    rules: below(set, 'rule').map(readRule),
  }))
  const maps = below(root, 'languagemap').map((map) => ({
    id: newId(),
    pattern: map.getAttribute('languagepattern') ?? '',
    set: map.getAttribute('languagerulename') ?? '',
  }))
  return {
    header: new XMLSerializer().serializeToString(header),
    cascade: header.getAttribute('cascade') === 'yes',
    sets,
    maps,
  }
}

function readRule(rule: Element): SrxRule {
  const side = (name: string) =>
    below(rule, name)
      .map(({ textContent }) => textContent)
      .join('')
  const comments: string[] = []
  for (let node = rule.previousSibling; node && node.nodeType !== Node.ELEMENT_NODE; node = node.previousSibling) {
    if (node.nodeType === Node.COMMENT_NODE) comments.unshift(node.nodeValue ?? '')
  }
  return {
    id: newId(),
    breaks: rule.getAttribute('break') !== 'no',
    before: side('beforebreak'),
    after: side('afterbreak'),
    comments,
  }
}

const below = (element: Element, name: string): Element[] => [...element.getElementsByTagNameNS('*', name)]

/** The text of the file: each rule and each map is a line of its own. */
export function writeSrx({ header, cascade, sets, maps }: SrxDocument): string {
  const cascades = `cascade="${cascade ? 'yes' : 'no'}"`
  const head = /^<[^>]*\scascade="/.test(header)
    ? header.replace(/\scascade="[^"]*"/, ` ${cascades}`)
    : header.replace(/^<[^\s/>]+/, `$& ${cascades}`)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<srx xmlns="http://www.lisa.org/srx20" version="2.0">',
    head,
    '<body>',
    '<languagerules>',
    ...sets.flatMap(({ name, rules }) => [
      `<languagerule languagerulename="${escaped(name)}">`,
      ...rules.flatMap(({ breaks, before, after, comments }) => [
        ...comments.map((comment) => `<!--${comment}-->`),
        `<rule break="${breaks ? 'yes' : 'no'}"><beforebreak>${escaped(before)}</beforebreak><afterbreak>${escaped(after)}</afterbreak></rule>`,
      ]),
      '</languagerule>',
    ]),
    '</languagerules>',
    '<maprules>',
    ...maps.map(
      ({ pattern, set }) => `<languagemap languagepattern="${escaped(pattern)}" languagerulename="${escaped(set)}"/>`,
    ),
    '</maprules>',
    '</body>',
    '</srx>',
  ]
  return `${lines.join('\n')}\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"\t\n\r]/g, (sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`)

/**
 * The rule or map that a line of the file's text holds, by its id; undefined where it holds none, or several. `text` is
 * that of `document`, written here or as it was read.
 */
export function partAtLine(text: string, { sets, maps }: SrxDocument, line: number): string | undefined {
  const ids = { rule: sets.flatMap(({ rules }) => rules.map(({ id }) => id)), languagemap: maps.map(({ id }) => id) }
  const counts = { rule: 0, languagemap: 0 }
  const found: (string | undefined)[] = []
  const plain = text.replace(/<!--[^]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const { 1: name, index } of plain.matchAll(/<(?:\w+:)?(rule|languagemap)[\s/>]/g)) {
    const kind = name === 'rule' ? 'rule' : 'languagemap'
    const id = ids[kind][counts[kind]++]
    if (plain.slice(0, index).split('\n').length === line) found.push(id)
  }
  return found.length === 1 ? found[0] : undefined
}
