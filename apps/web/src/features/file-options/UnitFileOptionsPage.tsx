import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { UnitFileOptions } from '@dragoman/sdk/operations/fileOptions'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import type { FileParser } from '@dragoman/sdk/operations/projects'
import { requirements } from '@dragoman/sdk/requirements'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forbiddenReason } from '../../errors/error-text.ts'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../ground/links.ts'
import { fileParamsQuery } from '../projects/file-preview/file-params.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { fileOptionsQuery } from './file-options-queries.ts'
import styles from './file-options.module.css'
import { FileOptionsEditor } from './FileOptionsEditor.tsx'

export interface UnitFileOptionsPageProps {
  unitUuid: string
  /** The file type that is shown; one that the unit has settings for where it is left out. */
  type: string | undefined
  onTypeChange: (type: string) => void
}

/** How a unit reads the files of each type that come without settings of their own. */
export function UnitFileOptionsPage({ unitUuid, type, onTypeChange }: UnitFileOptionsPageProps) {
  const unit = useQuery(query(api.orgUnits.get, { path: { orgUnitUUID: unitUuid } }))
  const all = useQuery(fileOptionsQuery)
  const params = useQuery(fileParamsQuery)
  const failed = [unit, all, params].find(({ error }) => error)
  return (
    <SettingsPageFrame
      title={unit.data?.name ?? t('settings.fileOptions')}
      description={t('settings.fileOptions.text')}
      parents={[
        <Link key="units" to="/settings/translation-settings/file-options">
          {t('settings.fileOptions')}
        </Link>,
      ]}
    >
      {failed?.error ? (
        <RegionError error={failed.error} onRetry={() => void failed.refetch()} isPending={failed.isFetching} />
      ) : !all.data || !unit.data || !params.data ? (
        <Skeleton lines={12} />
      ) : (
        <FileTypes
          unit={unit.data}
          own={all.data.filter(({ orgUnitUuid }) => orgUnitUuid === unitUuid)}
          parsers={params.data.files}
          type={type}
          onTypeChange={onTypeChange}
        />
      )}
    </SettingsPageFrame>
  )
}

interface FileTypesProps extends Pick<UnitFileOptionsPageProps, 'type' | 'onTypeChange'> {
  unit: OrgUnit
  own: readonly UnitFileOptions[]
  parsers: Readonly<Record<string, FileParser>>
}

/** The file types of a unit, one of them open. */
function FileTypes({ unit, own, parsers, type, onTypeChange }: FileTypesProps) {
  const missing = useMissing(requirements['fileOptions.set'])
  // An open type stays open when its settings are reset.
  const [first] = useState(own[0]?.fileType ?? 'json')
  const chosen = type ?? first
  const parser = parsers[chosen]
  const options = Object.keys(parsers)
    .toSorted()
    .map((id) => ({
      id,
      label: `.${id}`,
      ...(own.some(({ fileType }) => fileType === id) && { description: t('fileOptions.own') }),
    }))
  return (
    <>
      <div className={styles.type}>
        <ComboBox
          label={t('fileOptions.type')}
          options={options}
          value={parser ? chosen : null}
          onChange={(next) => next !== null && onTypeChange(next)}
        />
      </div>
      {parser && (
        <FileOptionsEditor
          key={chosen}
          unit={unit}
          type={chosen}
          parser={parser}
          own={own.find(({ fileType }) => fileType === chosen)}
          lock={missing.length > 0 ? forbiddenReason(missing) : null}
        />
      )}
    </>
  )
}
