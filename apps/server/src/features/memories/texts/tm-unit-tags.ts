import type { TranslationUnitCreate } from '@dragoman/sdk/operations/translationMemories'
import { codeIssues, splitSegmentText } from '@dragoman/sdk/segment-text'
import type { InlineCode } from '@dragoman/sdk/segment-text'
import { invalid } from '../../../kernel/refusals.ts'

/** The codes of a text that was written by hand: as `known` has them, else nothing but that they are there. */
export function codesOf(text: string, known: readonly InlineCode[] = []): InlineCode[] {
  const codes = new Map<number, InlineCode>()
  for (const part of splitSegmentText(text)) {
    if (part.kind === 'text' || codes.has(part.id)) continue
    const kind = part.kind === 'standalone' ? 'standalone' : 'paired'
    const bare = { id: part.id, kind, open: '', ...(kind === 'paired' && { close: '' }) } as const
    codes.set(part.id, known.find((code) => code.id === part.id && code.kind === kind) ?? bare)
  }
  return [...codes.values()].sort((a, b) => a.id - b.id)
}

type Texts = Pick<TranslationUnitCreate, 'sourceText' | 'targetText'>

/** Refuses with 400 tags that don't pair up, and a translation with tags that its source lacks. */
export function checkTmUnitTags({ sourceText, targetText }: Texts): void {
  requireSound('body.sourceText', sourceText)
  checkTargetTags('body.targetText', sourceText, targetText)
}

/** Refuses with 400 a translation with tags that its source lacks or that don't pair up. It may leave some out. */
export function checkTargetTags(field: string, source: string, target: string): void {
  requireSound(field, target)
  const wrong = codeIssues(source, target).find(({ kind }) => kind === 'extra' || kind === 'unpaired')
  if (wrong) throw invalid(field, `Tag ${wrong.id} isn't used like this in the source. Remove it or correct it.`)
}

/** Refuses with 400 to add tags to a source or remove some: its translations would no longer fit. */
export function checkSourceTags(field: string, before: string, after: string): void {
  const [wrong] = codeIssues(before, after)
  if (!wrong) return
  const message = `You can't change tags in the source text (tag ${wrong.id}). Add a new translation unit instead.`
  throw invalid(field, message)
}

function requireSound(field: string, text: string): void {
  const [wrong] = codeIssues(text, text)
  if (wrong) throw invalid(field, `Tag ${wrong.id} must be opened and closed inside any tag around it.`)
}
