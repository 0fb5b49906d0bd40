import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { HierarchyLevel, LevelSetting, LevelValue } from '@dragoman/sdk/operations/accountSettings'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { TwoLines, useNarrow } from '../../../display/NarrowTable.tsx'
import { RegionError } from '../../../errors/RegionError.tsx'
import { enumWord, t } from '../../../i18n/t.ts'
import { Link } from '../../../ground/links.ts'
import styles from './HierarchyTree.module.css'
import { accountNode, systemNode } from './use-hierarchy.ts'

/** Where each setting is changed. */
const pages = {
  PROJECT_AUTOMATION: '/settings/account-settings/general',
  NET_RATES: '/settings/translation-settings/net-rate-settings',
  SEGMENTATION: '/settings/translation-settings/segmentation',
  RECOMMENDATIONS: '/settings/account-settings/recommendations',
  CANCELLATION_REQUIRED: '/settings/account-settings/cancellation-options',
  CONTEXT_MATCHING: '/settings/account-settings/general',
  COSTS_LOGFILE_TYPE: '/settings/account-settings/general',
  WORD_COUNTER: '/settings/account-settings/general',
} as const

type Setting = keyof typeof pages
interface Row extends LevelSetting {
  setting: Setting
}

const isKnown = (setting: LevelSetting): setting is Row => setting.setting in pages
const rowId = ({ setting }: Row) => setting

/** The settings in effect at a node of the hierarchy, the level that they come from, and those of the levels above. */
export function LevelSettings({ accountUUID, node }: { accountUUID: string; node: string }) {
  const isNarrow = useNarrow()
  const isTop = node === accountNode || node === systemNode
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query(api.accountSettings.getHierarchySettings, {
      path: { accountUUID },
      query: isTop ? {} : { nodeUuid: node },
    }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.filter(isKnown).flatMap((row) => (node === systemNode ? ofSystem(row) : row))
  return (
    <DataTable
      label={t('hierarchy.settings')}
      columns={columns(isNarrow)}
      rows={rows}
      rowId={rowId}
      isRefreshing={isPlaceholderData}
      isEmbedded
      skeletonRows={8}
      error={error && !data && <RegionError error={error} onRetry={() => void refetch()} />}
      empty={null}
    />
  )
}

/** Only what the system itself sets. */
function ofSystem(row: Row): Row[] {
  const levels = row.levels.filter(({ level }) => level === 'SYSTEM')
  return levels.length > 0 ? [{ ...row, levels, source: 'SYSTEM' }] : []
}

const words = ['ON', 'OFF', 'BUILT_IN', 'OWN', 'BY_STATUS', 'PRE_ANALYSIS', 'POST_ANALYSIS'] as const

function valueText({ value, name }: Pick<LevelValue, 'value' | 'name'>): string {
  const word = words.find((each) => each === value)
  return word ? t(`hierarchy.value.${word}`) : (name ?? enumWord('wordCounter', value))
}

const levelName = (level: HierarchyLevel) => t(`hierarchy.level.${level}`)

const effective = ({ levels, source }: Row) => {
  const found = levels.find(({ level }) => level === source)
  return found ? valueText(found) : ''
}

const columns = (isNarrow: boolean): Column<Row>[] => [
  {
    id: 'setting',
    header: t('hierarchy.setting'),
    minWidth: 150,
    cell: ({ setting }) => <Link to={pages[setting]}>{t(`hierarchy.name.${setting}`)}</Link>,
  },
  {
    id: 'value',
    header: t('hierarchy.applies'),
    minWidth: 130,
    cell: (row) => (
      <TwoLines below={t('hierarchy.from', { level: levelName(row.source) })}>
        <bdi>{effective(row)}</bdi>
      </TwoLines>
    ),
  },
  ...(isNarrow
    ? []
    : [
        {
          id: 'levels',
          header: t('hierarchy.levels'),
          minWidth: 170,
          cell: ({ levels }: Row) => (
            <span className={styles.levels}>
              {levels.map((each) => (
                <bdi key={each.level}>{`${levelName(each.level)}: ${valueText(each)}`}</bdi>
              ))}
            </span>
          ),
        },
      ]),
]
