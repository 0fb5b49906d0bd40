import { isHttpError } from '@dragoman/sdk/errors'
import { errorText } from '../../errors/error-text.ts'
import { partAtLine, writeSrx, type SrxDocument, type SrxRule, type SrxSet } from './srx-document.ts'

/** Rules while they are edited. */
export interface RulesDraft {
  fileName: string
  document: SrxDocument
  /** The file that they were read from, until something is edited: unedited it is handed on to the letter. */
  text: string | null
  /** Whether the built-in rules decide where these say nothing. */
  extendsBuiltIn: boolean
}

/** The draft as an SRX file. */
export const textOf = ({ text, document }: RulesDraft): string => text ?? writeSrx(document)

/** The draft with other rules. */
export const withDocument = (draft: RulesDraft, change: Partial<SrxDocument>): RulesDraft => ({
  ...draft,
  document: { ...draft.document, ...change },
  text: null,
})

/** The draft with a set changed; a new name goes to what names it. */
export function withSet(draft: RulesDraft, set: SrxSet): RulesDraft {
  const { sets, maps } = draft.document
  const before = sets.find(({ id }) => id === set.id)
  return withDocument(draft, {
    sets: sets.map((each) => (each.id === set.id ? set : each)),
    maps:
      before && before.name !== set.name
        ? maps.map((map) => (map.set === before.name ? { ...map, set: set.name } : map))
        : maps,
  })
}

/** An item one place further, or back; the list as it is where it is the last, or the first. */
export function moved<Item>(items: readonly Item[], from: number, by: 1 | -1): readonly Item[] {
  const next = [...items]
  const [item] = next.splice(from, 1)
  if (item === undefined || from + by < 0 || from + by >= items.length) return items
  next.splice(from + by, 0, item)
  return next
}

/** A rule that keeps an abbreviation together with what follows it. */
export const exceptionFor = (abbreviation: string): Omit<SrxRule, 'id'> => ({
  breaks: false,
  before: `\\b${abbreviation.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')}`,
  after: '\\s',
  comments: [],
})

/** Whether without the built-in rules everything would be one segment. */
export const neverBreaks = ({ extendsBuiltIn, document: { sets } }: RulesDraft): boolean =>
  !extendsBuiltIn && sets.every(({ rules }) => rules.every(({ breaks }) => !breaks))

/** A refusal of a draft by the server. */
export interface RulesProblem {
  /** The rule or map that it is about, where that is known. */
  id?: string
  reason: string
}

/** The problem that a refusal of `text` names, and which part of the draft it is. */
export function problemOf(error: unknown, draft: RulesDraft): RulesProblem {
  const data = isHttpError(error, 422) ? error.data : undefined
  if (typeof data !== 'object' || data === null || !('reason' in data)) return { reason: errorText(error) }
  const line = 'line' in data && typeof data.line === 'number' ? data.line : undefined
  const id = line === undefined ? undefined : partAtLine(textOf(draft), draft.document, line)
  return { ...(id !== undefined && { id }), reason: String(data.reason) }
}
