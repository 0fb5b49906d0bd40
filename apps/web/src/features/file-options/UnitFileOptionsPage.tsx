import { useMissing } from '@dragoman/hooks/permissions'
import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { forbiddenReason } from '../../errors/error-text.ts'
import { RegionError } from '../../errors/RegionError.tsx'
import { t } from '../../i18n/t.ts'
import { Link } from '../../shell/links.ts'
import { fileParamsQuery } from '../projects/files/file-params.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { fileOptionsQuery } from './file-options-queries.ts'
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
  const missing = useMissing(requirements['fileOptions.set'])
  const own = all.data?.filter(({ orgUnitUuid }) => orgUnitUuid === unitUuid) ?? []
  const parsers = params.data?.files ?? {}
  const types = Object.keys(parsers).toSorted()
  const chosen = type ?? own[0]?.fileType ?? 'json'
  const parser = parsers[chosen]
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
        <>
          <ComboBox
            label={t('fileOptions.type')}
            options={types.map((id) => ({
              id,
              label: `.${id}`,
              ...(own.some(({ fileType }) => fileType === id) && { description: t('fileOptions.own') }),
            }))}
            value={parser ? chosen : null}
            onChange={(next) => next !== null && onTypeChange(next)}
          />
          {parser && (
            <FileOptionsEditor
              key={chosen}
              unit={unit.data}
              type={chosen}
              parser={parser}
              own={own.find(({ fileType }) => fileType === chosen)}
              lock={missing.length > 0 ? forbiddenReason(missing) : null}
            />
          )}
        </>
      )}
    </SettingsPageFrame>
  )
}
