import type { CheckedIssue, CheckRun } from '@dragoman/sdk/operations/checkRuns'
import { EmptyState } from '@dragoman/ui/EmptyState'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMemo } from 'react'
import { useNarrow } from '../../display/NarrowTable.tsx'
import { formatNumber, languageName } from '../../i18n/format.ts'
import { hasMessage, t } from '../../i18n/t.ts'
import { ListCard } from '../../list/ListCard.tsx'
import type { ListColumn } from '../../list/list-columns.ts'
import { useListState } from '../../list/list-state.ts'
import { ListTable } from '../../list/ListTable.tsx'
import { issueText } from '../editor/segments/segment-issues.ts'
import { checkedIssuesQuery, issueStates, type CheckAddress } from './check-run-query.ts'
import { IssueActions, IssuePlace } from './IssueActions.tsx'
import { IssueExport } from './IssueExport.tsx'

const all = 'all'

/** A kind of issue as a label; of one that this version does not know, its code. */
function kindName(kind: string): string {
  const wordId = `checkRuns.kind.${kind}`
  return hasMessage(wordId) ? t(wordId as 'checkRuns.kind.number') : kind
}

const issueWords = ({ issue }: CheckedIssue) => (issue.kind === 'length' ? (issue.message ?? '') : issueText(issue, {}))

/** The issues of a check, by kind, weight, language, and state. */
export function CheckedIssues({ run, address }: { run: CheckRun; address: CheckAddress }) {
  const list = useListState(address)
  const width = useNarrow() ? 'full' : 'fit'
  const columns = useMemo(() => columnsOf(), [])
  const set = (change: Partial<CheckAddress>) => list.set(change)
  const choose = (id: string) => (id === all ? undefined : id)
  const counted = (name: string, count: number) => t('checkRuns.counted', { name, count: formatNumber(count) })
  return (
    <>
      <Row>
        <Select
          label={t('checkRuns.kind')}
          isLabelHidden
          width={width}
          options={[
            { id: all, label: t('checkRuns.allKinds') },
            ...run.byKind.map(({ kind, issues }) => ({ id: kind, label: counted(kindName(kind), issues) })),
          ]}
          value={address.kind ?? all}
          onChange={(id) => set({ kind: choose(id) })}
        />
        <Select
          label={t('checkRuns.weight')}
          isLabelHidden
          width={width}
          options={[
            { id: all, label: t('checkRuns.allWeights') },
            { id: 'blocking', label: counted(t('checkRuns.blocking'), run.blocking) },
          ]}
          value={address.blocking ? 'blocking' : all}
          onChange={(id) => set({ blocking: id === 'blocking' || undefined })}
        />
        <Select
          label={t('checkRuns.language')}
          isLabelHidden
          width={width}
          options={[
            { id: all, label: t('checkRuns.allLanguages') },
            ...run.byLanguage.map(({ targetLanguage, issues }) => ({
              id: targetLanguage,
              label: counted(languageName(targetLanguage), issues),
            })),
          ]}
          value={address.language ?? all}
          onChange={(id) => set({ language: choose(id) })}
        />
        <Select
          label={t('checkRuns.state')}
          isLabelHidden
          width={width}
          options={[
            ...issueStates.map((id) => ({ id, label: t(`checkRuns.state.${id}`) })),
            { id: 'ALL', label: t('checkRuns.allStates') },
          ]}
          value={address.state ?? 'OPEN'}
          onChange={(id) => set({ state: id === 'OPEN' ? undefined : (id as CheckAddress['state']) })}
        />
        <IssueExport run={run} address={address} />
      </Row>
      <ListTable
        label={t('checkRuns.issues')}
        list={list}
        query={checkedIssuesQuery(run.uuid, address)}
        columns={columns}
        rowActions={rowActions}
        card={issueCard}
        empty={<EmptyState kind="no-match" icon="check" title={t('checkRuns.noIssues')} />}
      />
    </>
  )
}

const Weight = ({ found: { issue } }: { found: CheckedIssue }) =>
  issue.blocking ? (
    <Badge tone="danger">{t('checkRuns.blocks')}</Badge>
  ) : (
    <Badge tone="neutral">{t('checkRuns.warns')}</Badge>
  )

/** On a phone, an issue in a card. */
const issueCard = (found: CheckedIssue) => (
  <ListCard
    name={<IssuePlace found={found} />}
    due={<Weight found={found} />}
    place={issueWords(found)}
    state={t(`checkRuns.state.${found.state}`)}
    languages={languageName(found.targetLanguage)}
    end={kindName(found.issue.kind)}
  />
)

const rowActions = { width: 120, cell: (found: CheckedIssue) => <IssueActions found={found} /> }

function columnsOf(): ListColumn<CheckedIssue>[] {
  return [
    {
      id: 'segment',
      header: t('checkRuns.segment'),
      isLocked: true,
      sticky: 'start',
      cell: (found) => <IssuePlace found={found} />,
    },
    { id: 'language', header: t('checkRuns.language'), cell: (found) => languageName(found.targetLanguage) },
    { id: 'kind', header: t('checkRuns.kind'), cell: ({ issue }) => kindName(issue.kind) },
    { id: 'weight', header: t('checkRuns.weight'), cell: (found) => <Weight found={found} /> },
    { id: 'issue', header: t('checkRuns.issue'), isFlexible: true, cell: issueWords },
    {
      id: 'target',
      header: t('checkRuns.translation'),
      isFlexible: true,
      isContent: true,
      cell: ({ target, targetLanguage }) => <span lang={targetLanguage.replaceAll('_', '-')}>{target}</span>,
    },
    {
      id: 'state',
      header: t('checkRuns.state'),
      cell: ({ state, ignoredReason }) =>
        ignoredReason ? t(`editor.check.reason.${ignoredReason}`) : t(`checkRuns.state.${state}`),
    },
  ]
}
