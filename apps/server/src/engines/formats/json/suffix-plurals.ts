import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import type { PluralCategory } from '../format.ts'
import type { JsonString } from './scan-json.ts'

/** A member that a plural group needs in the target language: one that the file has, or one to be added after `after`. */
export type PluralMember = {
  category: PluralCategory
  /** The way to the group, which tells it from others. */
  group: readonly string[]
  key: string
  source: JsonString
  after: JsonString | undefined
}

/** The plural forms in a file, which stand for the members that they are made of. */
export type PluralPlaces = {
  /** The members to translate instead of the one that stands for them. */
  members: ReadonlyMap<JsonString, readonly PluralMember[]>
  /** Forms that the target language doesn't have. */
  unused: ReadonlySet<JsonString>
}

/** The forms that a file has of one text. */
export type PluralGroup = { forms: ReadonlyMap<PluralCategory, JsonString>; type: 'cardinal' | 'ordinal' }

const suffix = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/

/**
 * Finds i18next's plural groups, members of one object (`item_one`, `item_other`; `item_ordinal_two`): those that have an `_other` and that `isGroup` takes for one. Forms are expanded to what
 * the target language has.
 */
export function suffixPlurals(
  strings: readonly JsonString[],
  targetLocale: string,
  isGroup: (group: PluralGroup) => boolean = () => true,
): PluralPlaces {
  const groups = new Map<JsonString['parent'], Map<string, Map<PluralCategory, JsonString>>>()
  for (const read of strings) {
    const match = suffix.exec(read.path.at(-1) ?? '')
    const category = match?.[3]
    if (!read.parent || !match || category === undefined || !isPluralCategory(category)) continue
    const inParent = groups.get(read.parent) ?? new Map<string, Map<PluralCategory, JsonString>>()
    groups.set(read.parent, inParent)
    const base = `${match[1]}${match[2] ?? ''}`
    inParent.set(base, (inParent.get(base) ?? new Map<PluralCategory, JsonString>()).set(category, read))
  }
  const members = new Map<JsonString, PluralMember[]>()
  const unused = new Set<JsonString>()
  for (const inParent of groups.values()) {
    for (const [base, forms] of inParent) {
      const other = forms.get('other')
      const type = base.endsWith('_ordinal') ? 'ordinal' : 'cardinal'
      if (other && isGroup({ forms, type })) addGroup(base, forms, other, targetLocale, members, unused)
    }
  }
  return { members, unused }
}

function addGroup(
  base: string,
  forms: ReadonlyMap<PluralCategory, JsonString>,
  other: JsonString,
  targetLocale: string,
  members: Map<JsonString, PluralMember[]>,
  unused: Set<JsonString>,
): void {
  const wanted = new Set(categoriesOf(targetLocale, base.endsWith('_ordinal') ? 'ordinal' : 'cardinal'))
  // i18next uses `_zero` for no items in every language.
  if (forms.has('zero')) wanted.add('zero')
  const last = [...forms.values()].reduce((a, b) => (b.start > a.start ? b : a))
  const added: PluralMember[] = []
  for (const category of wanted) {
    const present = forms.get(category)
    const group = [...other.path.slice(0, -1), base]
    const member = { category, group, key: `${base}_${category}`, source: present ?? other }
    if (present) members.set(present, [{ ...member, after: undefined }])
    else added.push({ ...member, after: last })
  }
  for (const [category, read] of forms) if (!wanted.has(category)) unused.add(read)
  const anchor = wanted.has('other') ? other : last
  members.set(anchor, [...(members.get(anchor) ?? []), ...added])
}
