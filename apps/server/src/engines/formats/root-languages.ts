import { sameLanguage } from '@dragoman/sdk/languages'
import type { ParseOptions } from './format.ts'
import { pointer } from './key-parameters.ts'
import { isSameCode, languageOfCode, meansLanguage, nameOfLanguage } from './language-codes.ts'
import { englishName } from './locales.ts'
import { wasRead } from './read-before.ts'

/** A key at the root of a file. */
interface RootMember {
  key: string
  /** Whether its value has keys of its own. */
  isObject: boolean
}

/** The languages that a file has beside each other at its root: the one that is read, and the target's, if it is there. */
export interface RootLanguages<Member extends RootMember> {
  source: Member
  target: Member | undefined
}

const isTag = (key: string): boolean =>
  /^[a-z]{2,3}(?:[-_][a-z\d]{2,8})*$/i.test(key) && englishName(key.replaceAll('_', '-')) !== undefined

/** The member of a language, its very code before others that mean it. */
const memberOf = <Member extends RootMember>(
  members: readonly Member[],
  locale: string,
  options: ParseOptions,
  means: (key: string) => boolean,
): Member | undefined =>
  members.find(({ key }) => isSameCode(languageOfCode(options, key), locale)) ?? members.find(({ key }) => means(key))

/** Undefined where the root has anything but objects of languages, and where an earlier version has read all of them. */
export function rootLanguages<Member extends RootMember>(
  members: readonly Member[],
  texts: readonly { path: readonly string[] }[],
  options: ParseOptions,
): RootLanguages<Member> | undefined {
  if (members.length < 2 || !members.every(({ key, isObject }) => isObject && isTag(key))) return undefined
  const { sourceLocale, targetLocale } = options
  const source = memberOf(members, sourceLocale, options, (key) => meansLanguage(options, key, sourceLocale))
  if (!source) return undefined
  const isText = wasRead(options)
  if (texts.some(({ path }) => path[0] !== source.key && isText(pointer(path)))) return undefined
  const others = members.filter((member) => member !== source)
  // The place of another region is another language's: `pt-PT` stays beside `pt-BR`.
  const isTarget = (key: string) => sameLanguage(languageOfCode(options, key), targetLocale)
  return { source, target: memberOf(others, targetLocale, options, isTarget) }
}

/** The key of the target language, spelled as the source's is: `pt-BR`, `pt_BR`. */
export function keyLike(key: string, options: ParseOptions): string {
  const { targetLocale } = options
  return nameOfLanguage(options, targetLocale, key.includes('_') ? targetLocale.replaceAll('-', '_') : targetLocale)
}

/** The texts that the target has already, by their way from its root. */
export const textsOfTarget = <Text extends { path: readonly string[] }>(
  { target }: RootLanguages<RootMember>,
  texts: readonly Text[],
): ReadonlyMap<string, Text> =>
  new Map(
    texts.flatMap((text): [string, Text][] =>
      target && text.path[0] === target.key ? [[pointer(text.path.slice(1)), text]] : [],
    ),
  )
