import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '../../../i18n/t.ts'
import { commandOf, type EditorCommand } from '../editor-keys.ts'
import { matchesQuery, takenMatch } from '../panel/matches-query.ts'
import { codeInsertion, codesOfSource } from '../segments/code-tokens.ts'
import type { CodeFieldHandle } from '../segments/CodeField.tsx'
import { isUnconfirmed, nextOpen, placeOf } from '../segments/segment-filter.ts'
import { obstaclesOf } from '../segments/segment-issues.ts'
import type { SegmentStore } from '../segments/segment-store.ts'
import type { Drafts } from './drafts.ts'
import { languageOfWire, mayEdit, type Editing } from './editing.ts'

export interface EditingOptions {
  item: EditorContextItem
  drafts: Drafts
  store: SegmentStore
  /** The rows that show, in their order; undefined until they are here. */
  rows: readonly number[] | undefined
  /** The id of the segment to begin with; without it the first one that is open. */
  first: string | undefined
  /** Takes filters away, so that every segment shows. */
  onShowAll: () => void
  /** Looks up what is selected in `target`. */
  onConcordance: (target: EventTarget) => void
}

/** Where somebody is among the segments, and what they do there, by keyboard or by hand. */
export function useEditing({ item, drafts, store, rows, first, onShowAll, onConcordance }: EditingOptions) {
  const queryClient = useQueryClient()
  const [activeId, setActiveId] = useState<string>()
  const [focusRequest, setFocusRequest] = useState(0)
  const start = activeId === undefined && rows ? startOf(store, rows, first) : undefined
  if (start) {
    setActiveId(start)
    setFocusRequest(1)
  }
  const [refusedId, setRefusedId] = useState<string>()
  const [said, say] = useState('')
  const field = useRef<CodeFieldHandle>(null)
  // The page opens ready to type.
  const wantsFocus = useRef(item.writable || first !== undefined)
  const now = useRef({ rows, activeId, onShowAll })
  useLayoutEffect(() => {
    now.current = { rows, activeId, onShowAll }
  })

  const editing = useMemo<Editing>(() => {
    const at = (id: string) => placeOf(now.current.rows, store.rowOf(id))
    const show = (id: string) => {
      if (at(id) < 0) now.current.onShowAll()
      wantsFocus.current = true
      setActiveId(id)
      setFocusRequest((request) => request + 1)
    }
    return {
      item,
      source: languageOfWire(item.workUnit.sourceLanguage),
      target: languageOfWire(item.workUnit.targetLanguage),
      drafts,
      store,
      isWritable: item.writable,
      field,
      takeFocus() {
        if (wantsFocus.current) field.current?.focus()
        wantsFocus.current = false
      },
      activate: setActiveId,
      show,
      confirm(row) {
        const segment = drafts.latest(row)
        const text = drafts.get(segment.id)?.text ?? segment.target
        if (obstaclesOf(segment, text).length > 0) {
          void drafts.flush(segment.id)
          return setRefusedId(segment.id)
        }
        setRefusedId(undefined)
        if (!segment.confirmed || text !== segment.target) void drafts.confirm(segment)
        const isLeft = (each: number) =>
          isUnconfirmed(store.stateOf(each)) && drafts.get(store.idOf(each))?.wanted !== true
        const next = nextOpen(now.current.rows!, at(segment.id), isLeft)
        say(next === undefined ? t('editor.said.last') : t('editor.said.confirmed', { number: segment.index + 1 }))
        if (next !== undefined) show(store.idOf(now.current.rows![next]!))
      },
      reopen: (segment) => void drafts.reopen(segment),
      copySource: ({ source }) => field.current?.replaceAll(source),
      insertCode(segment, number) {
        const code = codesOfSource(segment.source, segment.codes)[number - 1]
        if (!code) return
        const { before, after } = codeInsertion(code, drafts.get(segment.id)?.text ?? drafts.latest(segment).target)
        field.current?.insert(before, after)
      },
      takeMatch(segment, match) {
        field.current?.replaceAll(match.targetText)
        drafts.edit(segment, match.targetText, takenMatch(match))
      },
    }
  }, [item, drafts, store])

  const run = (command: EditorCommand, target: EventTarget) => {
    if (command.name === 'concordance') return onConcordance(target)
    if (activeId === undefined) return
    const at = placeOf(rows, store.rowOf(activeId))
    if (command.name === 'next' || command.name === 'previous') {
      const next = rows?.[at + (command.name === 'next' ? 1 : -1)]
      return next === undefined ? undefined : editing.show(store.idOf(next))
    }
    if (command.name === 'leave') return target instanceof HTMLTextAreaElement && leave(target)
    if (command.name === 'save') return void drafts.flush(activeId)
    const segment = store.get(activeId)
    if (!segment) return
    if (!mayEdit(editing, segment)) return
    if (command.name === 'confirm') editing.confirm(segment)
    if (command.name === 'copySource') editing.copySource(segment)
    if (command.name === 'code') editing.insertCode(segment, command.number)
    if (command.name === 'match') {
      const match = queryClient.getQueryData(matchesQuery(item.workUnit.uuid, segment.id).queryKey)?.[
        command.number - 1
      ]
      if (match) editing.takeMatch(segment, match)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const command = event.nativeEvent.isComposing ? undefined : commandOf(event)
    if (!command || (command.name === 'leave' && !(event.target instanceof HTMLTextAreaElement))) return
    event.preventDefault()
    run(command, event.target)
  }
  return { editing, activeId, focusRequest, refusedId, said, onKeyDown }
}

/** Where one begins: at a segment that was asked for, else at the first one to do. */
function startOf(store: SegmentStore, rows: readonly number[], first: string | undefined): string | undefined {
  const wanted = store.rowOf(first)
  if (wanted !== undefined && placeOf(rows, wanted) >= 0) return first
  const row = rows[nextOpen(rows, -1, (each) => isUnconfirmed(store.stateOf(each))) ?? 0]
  return row === undefined ? undefined : store.idOf(row)
}

/** Leaves a field for its row, so that the keyboard stays where it was. */
const leave = (field: HTMLTextAreaElement) => field.closest<HTMLElement>('[role="listitem"]')?.focus()
