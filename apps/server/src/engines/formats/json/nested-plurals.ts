import type { PluralCategory } from '../format.ts'
import { categoriesOf, isPluralCategory } from '../plural-categories.ts'
import { ofMessage } from './described-messages.ts'
import type { JsonObject, JsonString } from './scan-json.ts'
import type { PluralGroup, PluralMember, PluralPlaces } from './suffix-plurals.ts'

/**
 * Finds objects whose members are the plural forms of one text (`{"one": …, "other": …}`), with `other` among them, and
 * that `isGroup` takes for such; those of go-i18n have a description beside them. Forms are expanded to what the target
 * language has. `zero` stays wherever it is: programs use it for none in every language.
 */
export function nestedPlurals(
  strings: readonly JsonString[],
  targetLocale: string,
  isGroup: (group: PluralGroup) => boolean = () => true,
): PluralPlaces {
  const groups = new Map<JsonObject, Map<PluralCategory, JsonString>>()
  for (const read of strings) {
    const category = read.path.at(-1) ?? ''
    if (!read.parent || !isPluralCategory(category)) continue
    const forms = groups.get(read.parent) ?? new Map<PluralCategory, JsonString>()
    groups.set(read.parent, forms.set(category, read))
  }
  const members = new Map<JsonString, PluralMember[]>()
  const unused = new Set<JsonString>()
  for (const [object, forms] of groups) {
    const other = forms.get('other')
    if (!other || !areForms(object) || !isGroup({ forms, type: 'cardinal' })) continue
    const wanted = new Set(categoriesOf(targetLocale, 'cardinal'))
    if (forms.has('zero')) wanted.add('zero')
    const last = [...forms.values()].reduce((a, b) => (b.start > a.start ? b : a))
    const added: PluralMember[] = []
    for (const category of wanted) {
      const present = forms.get(category)
      const member = { category, group: other.path.slice(0, -1), key: category, source: present ?? other }
      if (present) members.set(present, [{ ...member, after: undefined }])
      else added.push({ ...member, after: last })
    }
    for (const [category, read] of forms) if (!wanted.has(category)) unused.add(read)
    const anchor = wanted.has('other') ? other : last
    members.set(anchor, [...(members.get(anchor) ?? []), ...added])
  }
  return { members, unused }
}

const areForms = ({ members }: JsonObject): boolean =>
  members.every(({ key, value }) => value !== undefined && (isPluralCategory(key) || ofMessage.has(key)))
