import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { Card } from '@dragoman/ui/Card'
import { DataTable, type Column } from '@dragoman/ui/DataTable'
import { MenuItem, MoreMenu } from '@dragoman/ui/MenuButton'
import { Badge } from '@dragoman/ui/StatusBadge'
import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import { helpOn } from '../../display/help/Help.tsx'
import { confirmDelete } from '../../form/confirm-delete.ts'
import { Link } from '../../ground/links.ts'
import { showToast } from '../../ground/toasts.ts'
import { formatList, formatNumber, isolated } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { placeName } from './place-name.ts'
import styles from './quality-rules.module.css'

const rowId = ({ uuid }: QualityProfile) => uuid

export interface ProfileListProps {
  profiles: readonly QualityProfile[]
  /** Begins a new profile with the rules of another. */
  onCopy: (profile: QualityProfile) => void
}

/** The quality profiles: those of the product, and the account's own. */
export function ProfileList({ profiles, onCopy }: ProfileListProps) {
  const { mutateAsync } = useMutation({ ...mutation(api.qualityProfiles.remove), meta: { showsErrors: true } })
  const rowActions = useMemo(() => {
    const ask = ({ uuid, name }: QualityProfile) =>
      confirmDelete({
        title: t('qualityRules.removeQuestion', { name }),
        text: t('qualityRules.removeProfileText'),
        verb: t('qualityRules.remove'),
        run: async () => {
          await mutateAsync({ path: { qualityProfileUuid: uuid } })
          showToast({ tone: 'success', title: t('qualityRules.removed', { name }) })
        },
      })
    return {
      width: 56,
      cell: (profile: QualityProfile) => (
        <MoreMenu label={t('qualityRules.actions', { name: profile.name })}>
          <MenuItem onAction={() => onCopy(profile)}>{t('qualityRules.copy')}</MenuItem>
          {!profile.system && <MenuItem onAction={() => ask(profile)}>{t('qualityRules.remove')}</MenuItem>}
        </MoreMenu>
      ),
    }
  }, [mutateAsync, onCopy])
  const isPlaced = profiles.some(({ places }) => places.some(({ level }) => level === 'ACCOUNT'))
  return (
    <Card isFlush>
      <DataTable
        label={t('settings.qualityProfiles')}
        columns={columns(isPlaced)}
        rows={profiles}
        rowId={rowId}
        rowActions={rowActions}
        empty={null}
        isEmbedded
      />
    </Card>
  )
}

/** `isPlaced` says that a profile was chosen for the account; Default applies everywhere else. */
const columns = (isPlaced: boolean): Column<QualityProfile>[] => [
  {
    id: 'name',
    header: t('qualityRules.name'),
    minWidth: 180,
    cell: ({ uuid, name, system }) => (
      <span className={styles.name}>
        <Link to="/settings/account-settings/quality-profiles/$id" params={{ id: uuid }} variant="plain">
          <bdi>{name}</bdi>
        </Link>
        {system && <Badge tone="neutral">{t('qualityRules.shipped')}</Badge>}
      </span>
    ),
  },
  {
    id: 'formula',
    header: t('qualityRules.field.formula'),
    help: helpOn('scoreFormula'),
    minWidth: 160,
    cell: ({ formula }) => t(`qualityRules.formula.${formula}`),
  },
  {
    id: 'passMark',
    header: t('qualityRules.field.passMark'),
    help: helpOn('passMark'),
    width: 132,
    align: 'end',
    cell: ({ formula, passMark }) => (formula === 'POINTS_PER_WORD' ? '–' : formatNumber(passMark)),
  },
  {
    id: 'places',
    header: t('qualityRules.places'),
    minWidth: 200,
    cell: ({ places, system, name }) =>
      places.length > 0
        ? formatList(places.map((place) => isolated(placeName(place))))
        : system && name === 'Default' && !isPlaced
          ? t('qualityRules.elsewhere')
          : t('shell.none'),
  },
]
