import type { Glossary } from '@dragoman/sdk/operations/glossaries'
import type { TermCandidate, TermExtraction } from '@dragoman/sdk/operations/termExtractions'
import { Button } from '@dragoman/ui/Button'
import { DataTable } from '@dragoman/ui/DataTable'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { SearchField } from '@dragoman/ui/SearchField'
import { SegmentedControl } from '@dragoman/ui/SegmentedControl'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useCommands } from '../../ground/commands.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { listTable } from '../../list/list-table.tsx'
import type { List } from '../../list/use-list.ts'
import { useTyped } from '../../list/use-typed.ts'
import { candidateColumns } from './candidate-columns.tsx'
import { CandidateCard } from './CandidateCard.tsx'
import { draftOf, sent, type Draft } from './drafts.ts'
import { candidatesQuery, candidateStates, type CandidateAddress } from './extraction-query.ts'
import styles from './term-extraction.module.css'
import { useDecide } from './use-decide.ts'

export type CandidateAddressList = List<CandidateAddress>

const rowId = ({ uuid }: TermCandidate) => uuid

interface CandidateListProps {
  glossary: Glossary
  extraction: TermExtraction
  list: CandidateAddressList
}

/** The candidates of a search: ticked, edited, and asked for at once, or refused one by one. */
export function CandidateList({ glossary, extraction, list }: CandidateListProps) {
  const { search, set } = list
  const state = search.candidates ?? 'OPEN'
  const found = useQuery({ ...candidatesQuery(extraction.uuid, search), placeholderData: keepPreviousData })
  const rows = found.data?.content
  const [openUuid, setOpen] = useState<string>()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [chosen, setChosen] = useState<ReadonlyMap<string, TermCandidate>>(new Map())
  const [text, setText] = useTyped(search.text ?? '', (next) => set({ text: next || undefined }))
  const { refuse, request, isPending } = useDecide(extraction.uuid)
  const open = rows?.find(({ uuid }) => uuid === openUuid) ?? rows?.[0]
  const columns = useMemo(
    () => candidateColumns(extraction.language, extraction.projectUuid !== undefined, setOpen),
    [extraction],
  )
  const draftFor = (candidate: TermCandidate) => drafts[candidate.uuid] ?? draftOf(candidate)
  const choose = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...(rows ?? []).map((row) => [row.uuid, row] as const)])
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))))
  }
  const release = (uuids: readonly string[]) => {
    const gone = new Set(uuids)
    setChosen((present) => new Map([...present].filter(([id]) => !gone.has(id))))
  }
  const step = (by: number) => {
    const at = rows?.findIndex((row) => row === open) ?? -1
    const next = rows?.[at + by]
    if (next) setOpen(next.uuid)
  }
  const yes = (candidate: TermCandidate) => {
    choose(new Set([...chosen.keys(), candidate.uuid]))
    step(1)
  }
  const no = (candidates: readonly TermCandidate[]) => {
    const uuids = candidates.map(rowId)
    void refuse(candidates, release)
    if (open && uuids.includes(open.uuid)) step(1)
  }
  const ask = () => {
    const wanted = [...chosen.values()].map((candidate) => sent(candidate.uuid, draftFor(candidate)))
    void request(wanted, release)
  }
  useCommands(
    open?.state === 'OPEN'
      ? [
          { keys: ['y'], label: 'termExtraction.yes', run: () => yes(open) },
          { keys: ['n'], label: 'termExtraction.no', run: () => no([open]) },
          { keys: ['j'], label: 'termExtraction.next', run: () => step(1) },
          { keys: ['k'], label: 'termExtraction.previous', run: () => step(-1) },
        ]
      : [],
  )
  const isEmpty = [...chosen.values()].some((candidate) => draftFor(candidate).text.trim() === '')
  const { found: phrases, known, general, refused } = extraction
  return (
    <>
      <p className={styles.summary}>
        {t('termExtraction.summary', {
          found: formatNumber(phrases),
          known: formatNumber(known),
          general: formatNumber(general),
          refused: formatNumber(refused),
        })}
      </p>
      <div role="search" aria-label={t('termExtraction.candidates')} className={styles.bar}>
        <SearchField label={t('termExtraction.search')} value={text} onChange={setText} />
        <SegmentedControl
          label={t('termExtraction.states')}
          options={candidateStates.map((id) => ({ id, label: t(`termExtraction.state.${id}`) }))}
          value={state}
          onChange={(id) => set({ candidates: candidateStates.find((each) => each === id && each !== 'OPEN') })}
        />
      </div>
      <div className={styles.columns}>
        <DataTable
          {...listTable(
            {
              ...list,
              isFiltered: Boolean(search.text),
              clear: () => set({ text: undefined }),
            } as Parameters<typeof listTable>[0],
            found,
            <EmptyState kind="no-match" icon="check" title={t(`termExtraction.empty.${state}`)} />,
          )}
          label={t('termExtraction.candidates')}
          columns={columns}
          rows={rows}
          rowId={rowId}
          {...(state === 'OPEN' && {
            selection: {
              selected: new Set(chosen.keys()),
              onChange: choose,
              rowName: ({ text: name }: TermCandidate) => name,
              actions: (
                <>
                  <Button size="small" icon="x" isPending={isPending} onPress={() => no([...chosen.values()])}>
                    {t('termExtraction.refuse')}
                  </Button>
                  <Button
                    size="small"
                    variant="primary"
                    icon="plus"
                    isPending={isPending}
                    isDisabled={isEmpty}
                    onPress={ask}
                  >
                    {t('termExtraction.request', { count: chosen.size })}
                  </Button>
                </>
              ),
            },
          })}
          {...(state === 'REFUSED' && {
            rowActions: {
              width: 120,
              cell: (candidate: TermCandidate) => (
                <Button
                  size="small"
                  variant="quiet"
                  isPending={isPending}
                  onPress={() => void refuse([candidate], undefined, false)}
                >
                  {t('termExtraction.reopen')}
                </Button>
              ),
            },
          })}
        />
        {open && (
          <CandidateCard
            key={open.uuid}
            glossary={glossary}
            extraction={extraction}
            candidate={open}
            draft={draftFor(open)}
            isChosen={chosen.has(open.uuid)}
            isPending={isPending}
            onEdit={(draft) => setDrafts((before) => ({ ...before, [open.uuid]: draft }))}
            onYes={() => yes(open)}
            onNo={() => no([open])}
          />
        )}
      </div>
    </>
  )
}
