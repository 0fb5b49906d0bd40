import type { EditorContextItem } from '@dragoman/sdk/operations/editor'
import { Button } from '@dragoman/ui/Button'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { SkipLink } from '@dragoman/ui/SkipLink'
import { useMediaQuery } from '@dragoman/ui/use-media-query'
import { notFound } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useRef, useState, type ClipboardEvent } from 'react'
import { missingRegion, RegionError } from '../../errors/RegionError.tsx'
import { segmentTextOf } from '../../display/tag-chip-element.ts'
import { t } from '../../i18n/t.ts'
import { withWords } from '../../i18n/with-words.ts'
import { overlay, region } from '../../lazy.tsx'
import { usePageName } from '../../ground/page-name.ts'
import { useUnsavedGuard } from '../../ground/unsaved.ts'
import { useDrafts, useUnsaved } from './drafts/use-drafts.ts'
import { useEditing } from './drafts/use-editing.ts'
import { useCommentRequest } from './comments/use-comment-request.ts'
import type { EditorSearch } from './editor-context.ts'
import { EditorHeader } from './EditorHeader.tsx'
import styles from './EditorPage.module.css'
import { EditorToolbar } from './EditorToolbar.tsx'
import { FocusBar } from './FocusBar.tsx'
import { KeysBar } from './KeysBar.tsx'
import { useWriters } from './people/use-writers.ts'
import { SegmentPanel } from './panel/SegmentPanel.tsx'
import { useConcordanceRequest } from './panel/use-concordance-request.ts'
import { useShownPreview } from './preview/shown-preview.ts'
import { ReadOnlyReason } from './ReadOnlyReason.tsx'
import { SegmentList } from './rows/SegmentList.tsx'
import { useSegment, useSegments } from './segments/use-segments.ts'
import { useLiveChecks } from './segments/use-checks.ts'
import { useSpelling } from './spelling/use-spelling.ts'
import { neighborsOf, useFocusLayout } from './use-focus-layout.ts'
import { useShownRows } from './rows/use-shown-rows.ts'

const KeysDialog = overlay(() => import('./KeysDialog.tsx'), 'KeysDialog')
const PreviewPanel = region(
  withWords(['preview'], () => import('./preview/PreviewPanel.tsx')),
  'PreviewPanel',
  missingRegion,
)
const LostDrafts = region(() => import('./drafts/LostDrafts.tsx'), 'LostDrafts', missingRegion)
const FindAndReplace = region(
  withWords(['textChanges'], () => import('../text-changes/FindAndReplace.tsx')),
  'FindAndReplace',
  missingRegion,
)
const GoToDialog = overlay(() => import('./GoToDialog.tsx'), 'GoToDialog')

interface EditorPageProps {
  /** The last part of the editor's address. */
  address: string
  /** The items that it opens. */
  items: readonly EditorContextItem[]
  search: EditorSearch
  onSearchChange: (change: Partial<EditorSearch>) => void
}

const mainId = 'main'

/** The editor, in a frame of its own: as wide as the window, without a sidebar. */
export function EditorPage({ address, items, search, onSearchChange }: EditorPageProps) {
  const item = items.find(({ workUnit }) => workUnit.uuid === search.unit) ?? items[0]
  // Taken away since it was opened.
  if (!item) throw notFound()
  return (
    <div className={styles.frame}>
      <SkipLink target={mainId}>{t('shell.skip')}</SkipLink>
      <Workspace
        // Another slice is different work: its segments are counted from the beginning.
        key={`${item.workUnit.uuid} ${JSON.stringify(item.slices ?? null)}`}
        address={address}
        item={item}
        items={items}
        search={search}
        onSearchChange={onSearchChange}
      />
    </div>
  )
}

interface WorkspaceProps extends EditorPageProps {
  item: EditorPageProps['items'][number]
}

/** One work unit: what it is, its segments, and what belongs to the active one. */
function Workspace({ address, item, items, search, onSearchChange }: WorkspaceProps) {
  const { workUnit } = item
  const list = useSegments(workUnit.uuid, item.slices)
  const { store } = list
  const shown = useShownRows(workUnit.uuid, list, search)
  const { rows } = shown
  const [repetitions, setRepetitions] = useState(0)
  const [restored, setRestored] = useState(0)
  const drafts = useDrafts({
    workUnitUuid: workUnit.uuid,
    store,
    address,
    onRepetitions: setRepetitions,
    onRestored: setRestored,
    isWritable: item.writable,
  })
  const spelling = useSpelling(workUnit.uuid)
  const checks = useLiveChecks(workUnit, item.writable)
  const unsaved = useUnsaved(drafts)
  const lost = unsaved.filter((id) => store.rowOf(id) === undefined)
  const onShowAll = () =>
    onSearchChange({ filter: undefined, text: undefined, line: undefined, sort: undefined, view: undefined })
  const isWide = useMediaQuery('(width >= 992px)')
  const [isPanelTurned, setPanelTurned] = useState(false)
  const [hasPreview, showPreview] = useShownPreview()
  const focus = useFocusLayout(item.zenModeEnabled === true)
  const hasPanel = hasPreview || (isWide && !focus.isOn) !== isPanelTurned
  const turnPanel = (isOpen: boolean) => setPanelTurned(isOpen !== (isWide && !focus.isOn))
  const turnFocus = (isOn: boolean) => {
    focus.turn(isOn)
    showPreview(false)
    setPanelTurned(false)
  }
  const concordance = useConcordanceRequest(() => {
    showPreview(false)
    turnPanel(true)
  })
  const comments = useCommentRequest(() => {
    showPreview(false)
    turnPanel(true)
  })
  const [replacing, setReplacing] = useState<string>()
  const replace = (text: string) => {
    // Unsaved text is neither found nor changed.
    void drafts.saveAll()
    setReplacing((present) => present ?? text)
  }
  const [asked, setAsked] = useState<'goTo' | 'keys'>()
  const { editing, activeId, focusRequest, refusedId, said } = useEditing({
    item,
    drafts,
    spelling,
    checks,
    store,
    rows,
    first: search.segment,
    onShowAll,
    onConcordance: concordance.ask,
    onComment: comments.ask,
    onGoTo: () => setAsked('goTo'),
    onPreview: () => showPreview(!hasPreview),
    onReplace: replace,
    onFocusLayout: () => turnFocus(!focus.isOn),
    onTakenBack: (command) => {
      if (command === 'goTo') setAsked(undefined)
      if (command === 'replace') setReplacing(undefined)
      if (command === 'concordance') concordance.forget()
      if (command === 'comment') comments.finish()
    },
    onHelp: () => setAsked('keys'),
  })
  const writers = useWriters(editing, activeId, unsaved)
  const active = useSegment(store, activeId ?? '')
  const panel = useRef<HTMLElement>(null)
  // Each segment's own begins at the top.
  useEffect(() => {
    if (panel.current && activeId !== undefined) panel.current.scrollTop = 0
  }, [activeId])
  const activeRow = store.rowOf(activeId)
  const near = useMemo(() => neighborsOf(rows ?? [], activeRow), [rows, activeRow])
  const error = list.error ?? shown.error
  const retry = list.error ? list.retry : shown.retry
  usePageName(workUnit.filename)
  useUnsavedGuard(unsaved.length > 0, drafts.saveAll)
  const isFiltered = (search.filter ?? search.text ?? search.line) !== undefined
  return (
    <>
      <header>
        <EditorHeader
          item={item}
          items={items}
          editing={editing}
          store={store}
          onSwitch={(unit) => onSearchChange({ unit })}
          onFilter={(filter) => onSearchChange({ filter, text: undefined })}
          hasFocus={focus.isOn}
          onFocusChange={turnFocus}
        />
        <EditorToolbar
          search={search}
          onSearchChange={onSearchChange}
          editing={editing}
          store={store}
          shown={rows?.length}
          unsaved={unsaved}
          said={whatHappened({ repetitions, restored, said })}
          onReplace={() => replace('')}
          hasPanel={hasPanel && !hasPreview}
          hasPreview={hasPreview}
          onPreviewChange={() => showPreview(!hasPreview)}
          onPanelChange={() => {
            showPreview(false)
            turnPanel(hasPreview || !hasPanel)
          }}
        />
      </header>
      <div
        className={styles.body}
        data-focus={focus.isOn || undefined}
        data-panel={hasPreview ? 'preview' : hasPanel || undefined}
        onCopy={copySegmentText}
      >
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {item.readOnlyReason && <ReadOnlyReason item={item} />}
          {lost.length > 0 && (
            <Suspense>
              <LostDrafts ids={lost} editing={editing} />
            </Suspense>
          )}
          {error && !rows && <RegionError error={error} onRetry={retry} isPending={list.isFetching} />}
          {!rows && !error && (
            <div className={styles.loading}>
              <Skeleton lines={12} />
            </div>
          )}
          {replacing !== undefined && (
            <Suspense>
              <FindAndReplace
                place={{ scope: 'WORK_UNIT', scopeUuid: workUnit.uuid }}
                text={replacing}
                onShow={({ segmentId }) => {
                  setReplacing(undefined)
                  editing.show(segmentId)
                }}
                onClose={() => {
                  setReplacing(undefined)
                  if (activeId !== undefined) editing.show(activeId)
                }}
              />
            </Suspense>
          )}
          {replacing === undefined && rows && rows.length > 0 && (
            <SegmentList
              {...(focus.isOn && { total: rows.length, from: near.from })}
              rows={focus.isOn ? near.rows : rows}
              editing={editing}
              activeId={activeId}
              focusRequest={focusRequest}
              refusedId={refusedId}
              writers={writers}
            />
          )}
          {replacing === undefined && rows?.length === 0 && (
            <EmptyState
              kind={isFiltered ? 'no-match' : 'first-use'}
              title={isFiltered ? t('editor.empty.filtered') : t('editor.empty.title')}
              action={isFiltered && <Button onPress={onShowAll}>{t('editor.showAll')}</Button>}
            >
              {isFiltered ? t('editor.empty.filteredText') : t('editor.empty.text')}
            </EmptyState>
          )}
          {error && rows && <RegionError error={error} onRetry={retry} isPending={list.isFetching} />}
        </main>
        {hasPanel && (
          <aside ref={panel} className={styles.panel} aria-label={t('editor.panel')} data-area="panel">
            {hasPreview ? (
              <Suspense>
                <PreviewPanel editing={editing} activeId={activeId} onClose={() => showPreview(false)} />
              </Suspense>
            ) : (
              active && (
                <SegmentPanel
                  segment={active}
                  editing={editing}
                  concordance={concordance.request}
                  comments={comments}
                />
              )
            )}
          </aside>
        )}
      </div>
      {focus.isOn && focus.isPhone && active && <FocusBar segment={active} editing={editing} />}
      <KeysBar onHelp={() => setAsked('keys')} />
      <Suspense>
        {asked === 'keys' && <KeysDialog onClose={() => setAsked(undefined)} />}
        {asked === 'goTo' && <GoToDialog editing={editing} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  )
}

/** The last thing that happened, in words. */
function whatHappened({ repetitions, restored, said }: { repetitions: number; restored: number; said: string }) {
  if (repetitions > 0) return t('editor.said.repetitions', { count: repetitions })
  return said === '' && restored > 0 ? t('editor.said.restored', { count: restored }) : said
}

/** Copies tags the way that they are written in the text, so that they are tags again where they are pasted. */
function copySegmentText(event: ClipboardEvent) {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || event.defaultPrevented) return
  const copied = selection.getRangeAt(0).cloneContents()
  if (!copied.querySelector('[data-tag]')) return
  event.clipboardData.setData('text/plain', segmentTextOf(copied))
  event.preventDefault()
}
