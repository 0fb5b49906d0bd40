import { sdkOf } from '@dragoman/hooks/api-query-client'
import { call } from '@dragoman/sdk/client'
import {
  bookmarkSegment,
  removeBookmark,
  type EditorContextItem,
  type EditorMatch,
  type Segment,
} from '@dragoman/sdk/operations/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '../../../errors/error-text.ts'
import { showToast } from '../../../ground/toasts.ts'
import { t } from '../../../i18n/t.ts'
import { commandOf } from '../../editor-keys/editor-keys.ts'
import { runCommand, runsIn, type AskingCommand } from './run-command.ts'
import { foldMatches, matchesQuery, takenMatch } from './matches-query.ts'
import { closedBefore, missingTags, tagInsertion } from '../segments/code-tokens.ts'
import type { CodeFieldHandle } from '../segments/CodeField.tsx'
import { isUnconfirmed, nextOpen, placeOf } from '../segments/segment-filter.ts'
import { obstaclesOf } from '../segments/segment-issues.ts'
import type { LiveChecks } from '../segments/live-checks.ts'
import type { Spelling } from '../spelling/spelling.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import type { Drafts, TakenMatch } from './drafts.ts'
import { lateActions } from './late-actions.ts'
import { languageOfWire, type CheckActions, type Editing, type ReviewActions } from './editing.ts'

export interface EditingOptions {
  item: EditorContextItem
  drafts: Drafts
  spelling: Spelling
  checks: LiveChecks
  store: SegmentStore
  /** The rows that show, in their order; undefined until they are here. */
  rows: readonly number[] | undefined
  /** The id of the segment to begin with; without it the first one that is open. */
  first: string | undefined
  /** Takes filters away, so that every segment shows. */
  onShowAll: () => void
  /** The ways out of the segments: looking up a text, and asking for a number or for the map of keys. */
  onConcordance: (text: string) => void
  onComment: (quote: string, segmentId: string | undefined) => void
  onGoTo: () => void
  onPreview: () => void
  onReplace: (text: string) => void
  onFocusLayout: () => void
  /** Takes back what a key has asked for, before its field is there. */
  onTakenBack: (command: AskingCommand) => void
  onHelp: () => void
}

/** Where someone is among the segments, and what they do there, by keyboard or by hand. */
export function useEditing(options: EditingOptions) {
  const { item, drafts, spelling, checks, store, rows, first } = options
  const queryClient = useQueryClient()
  const [activeId, setActiveId] = useState<string>()
  const [focusRequest, setFocusRequest] = useState(0)
  const start = activeId === undefined && rows ? startOf(store, rows, first) : undefined
  if (start) {
    setActiveId(start)
    setFocusRequest(1)
  }
  const [refusedId, setRefusedId] = useState<string>()
  const warned = useRef<{ id: string; text: string }>(undefined)
  const [said, say] = useState('')
  const field = useRef<CodeFieldHandle>(null)
  const held = useRef<ReadonlyMap<string, unknown>>(new Map())
  const tools = useRef<{ openTags: () => void }>(null)
  const checkActions = useRef<CheckActions>(null)
  const [reviewActions] = useState(lateActions<ReviewActions>)
  // A person who comes to work can type at once.
  const wantsFocus = useRef(item.writable || first !== undefined)
  const now = useRef({ activeId, options })
  useLayoutEffect(() => {
    now.current = { activeId, options }
  })

  const editing = useMemo<Editing>(() => {
    const shownRows = () => now.current.options.rows ?? []
    const at = (id: string | undefined) => placeOf(shownRows(), store.rowOf(id))
    const textOf = (segment: Segment) => drafts.get(segment.id)?.text ?? drafts.latest(segment).target
    const show = (id: string) => {
      if (at(id) < 0) now.current.options.onShowAll()
      wantsFocus.current = true
      setActiveId(id)
      setFocusRequest((request) => request + 1)
    }
    const showNextOpen = (id: string | undefined): boolean => {
      const isLeft = (row: number) => isUnconfirmed(store.stateOf(row)) && drafts.get(store.idOf(row))?.wanted !== true
      return showNext(id, isLeft)
    }
    const showNext = (id: string | undefined, isWanted: (row: number) => boolean): boolean => {
      const next = nextOpen(shownRows(), at(id), isWanted)
      if (next !== undefined) show(store.idOf(shownRows()[next]!))
      return next !== undefined
    }
    /** Puts a text into a segment, where no one else writes there. */
    const put = (segment: Segment, text: string, taken?: TakenMatch) => {
      if (held.current.has(segment.id)) return
      if (now.current.activeId === segment.id) field.current?.replaceAll(text)
      drafts.edit(segment, text, taken)
    }
    const takeMatch = (segment: Segment, match: EditorMatch) => {
      const taken = takenMatch(match, segment.source)
      put(segment, taken.text, taken)
    }
    return {
      item,
      source: languageOfWire(item.workUnit.sourceLanguage),
      target: languageOfWire(item.workUnit.targetLanguage),
      drafts,
      spelling,
      checks,
      store,
      isWritable: item.writable,
      isHeld: (id) => held.current.has(id),
      hold(next) {
        held.current = next
      },
      field,
      tools,
      checkActions,
      reviewActions,
      fieldStates: new Map(),
      takeFocus() {
        if (wantsFocus.current) field.current?.focus()
        wantsFocus.current = false
      },
      activate: setActiveId,
      show,
      showBeside(step) {
        const row = shownRows()[at(now.current.activeId) + step]
        if (row !== undefined) show(store.idOf(row))
      },
      showNextOpen: () => {
        if (!showNextOpen(now.current.activeId)) say(t('editor.said.last'))
      },
      showNextIssue: () => {
        if (!showNext(now.current.activeId, store.hasIssues)) say(t('editor.said.noIssues'))
      },
      confirm(row) {
        const segment = drafts.latest(row)
        const text = textOf(segment)
        if (obstaclesOf(segment, text).length > 0) {
          void drafts.flush(segment.id)
          return setRefusedId(segment.id)
        }
        const isWarned = warned.current?.id === segment.id && warned.current.text === text
        if (!isWarned && checks.strongIn(segment, text).length > 0) {
          warned.current = { id: segment.id, text }
          void drafts.flush(segment.id)
          return setRefusedId(segment.id)
        }
        setRefusedId(undefined)
        if (!segment.confirmed || text !== segment.target) void drafts.confirm(segment)
        const hasNext = showNextOpen(segment.id)
        say(hasNext ? t('editor.said.confirmed', { number: segment.index + 1 }) : t('editor.said.last'))
      },
      reopen: (segment) => void drafts.reopen(segment),
      bookmark({ id, bookmarked }) {
        const params = { path: { id: item.workUnit.uuid, segmentId: id } }
        const operation = bookmarked ? removeBookmark : bookmarkSegment
        call(sdkOf(queryClient), operation, params).then(
          (segment) => store.put([segment]),
          (error: unknown) => showToast({ tone: 'danger', title: errorText(error) }),
        )
      },
      undo: () => field.current?.undo(),
      copySource: ({ source }) => field.current?.replaceAll(source),
      insertTag(segment, part) {
        const { before, after } = tagInsertion(part, segment.source, textOf(segment))
        field.current?.insert(before, after)
      },
      insertNextTag(segment) {
        const [next] = missingTags(segment.source, textOf(segment))
        // A pair that ends before the next tag comes is left first: what is typed then is not in it.
        field.current?.pass(closedBefore(segment.source, next))
        if (!next) return say(t('editor.said.noTags'))
        const { before, after } = tagInsertion(next, segment.source, textOf(segment))
        field.current?.insert(before, after)
      },
      takeMatch,
      takeMachine: (segment, text) => put(segment, text, { text, origin: 'MT' }),
      takeText: (segment, text) => put(segment, text),
      takeSuggestion: (segment, text) => put(segment, text, { text, origin: 'MT' }),
      takeMatchNumber(segment, number) {
        const query = matchesQuery(item.workUnit.uuid, segment.id)
        const take = (matches: readonly EditorMatch[]) => {
          const match = foldMatches(matches)[number - 1]?.match
          if (match && now.current.activeId === segment.id) takeMatch(segment, match)
        }
        const known = queryClient.getQueryData(query.queryKey)
        // A linguist who knows the memories may press the number before the matches are loaded.
        if (known) take(known)
        else void queryClient.ensureQueryData(query).then(take, () => undefined)
      },
    }
  }, [item, drafts, spelling, checks, store, reviewActions, queryClient])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const command = event.isComposing ? undefined : commandOf(event)
      const target = event.target instanceof HTMLElement ? event.target : document.body
      if (!command || !runsIn(command.name, target)) return
      event.preventDefault()
      const run = () => runCommand(command, target, editing, { ...now.current.options, activeId: now.current.activeId })
      // After what was typed before it.
      if (!field.current?.runOnceLive(run)) run()
    }
    // Before the field: it takes Enter and Escape, whatever else is pressed.
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [editing])
  return { editing, activeId, focusRequest, refusedId, said }
}

/** Where one begins: at a segment that was asked for, else at the first one to do. */
function startOf(store: SegmentStore, rows: readonly number[], first: string | undefined): string | undefined {
  const wanted = store.rowOf(first)
  if (wanted !== undefined && placeOf(rows, wanted) >= 0) return first
  const row = rows[nextOpen(rows, -1, (each) => isUnconfirmed(store.stateOf(each))) ?? 0]
  return row === undefined ? undefined : store.idOf(row)
}
