import type * as checks from '@dragoman/sdk/checks'
import type { Segment } from '@dragoman/sdk/operations/editor'
import type { CheckLevels } from '@dragoman/sdk/operations/checkProfiles'
import { isStrongIssue, withLevels } from '@dragoman/sdk/segment-issue-bits'
import { issuesOf, type Issue } from './segment-issues.ts'

type Checks = typeof checks

/** The checks of texts that the server does not have yet. */
export interface LiveChecks {
  /** All issues of a text; of one that is being typed only those without a check, until the checks are loaded. */
  issuesIn: (segment: Segment, text: string) => readonly Issue[]
  /** The issues that someone is to look at twice before the text is confirmed. */
  strongIn: (segment: Segment, text: string) => readonly Issue[]
  isLoaded: () => boolean
  load: () => Promise<void>
  subscribe: (listener: () => void) => () => void
}

export interface LiveCheckSettings {
  sourceLocale: string
  targetLocale: string
  /** The terms of a segment's source, as far as they are here. */
  termsOf: (segment: Segment) => readonly checks.CheckedTerm[]
  /** The levels that profiles of checks decide, as far as they are here. */
  levels: () => CheckLevels
  /** Loads the checks: only those who type need them. */
  load: () => Promise<Checks>
}

/** Makes the checks of a work unit. Lives outside of React. */
export function createLiveChecks({ load, termsOf, levels, ...locales }: LiveCheckSettings): LiveChecks {
  let module: Checks | undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()

  function issuesIn(segment: Segment, text: string): readonly Issue[] {
    if (text === segment.target) return issuesOf(segment, text)
    const issues = withLevels(issuesOf(segment, text), levels())
    if (!module) return issues
    const { source, plural } = segment
    const terms = termsOf(segment)
    const asked = { source, target: text, ...locales, mayOmitNumber: !!plural, terms }
    const checked = withLevels(module.checkTranslation(asked), levels())
    if (checked.length === 0) return issues
    const keyOf = module.issueKey
    return [...issues, ...checked.map((issue) => (issue.blocking ? issue : { ...issue, key: keyOf(issue) }))]
  }

  return {
    issuesIn,
    strongIn: (segment, text) => issuesIn(segment, text).filter(isStrongIssue),
    isLoaded: () => module !== undefined,
    load() {
      loading ??= load().then(
        (loaded) => {
          module = loaded
          for (const listener of listeners) listener()
        },
        () => {
          // The server checks what is saved; the next text tries again.
          loading = undefined
        },
      )
      return loading
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
