import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { Tiles } from '@dragoman/ui/Page'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leaveFor } from '../../ground/unsaved.ts'
import { t } from '../../i18n/t.ts'
import { useLanguageOptions } from '../locales/locale-options.ts'
import { SettingsPageFrame } from '../settings/SettingsPageFrame.tsx'
import { CheckLevelsForm } from './CheckLevelsForm.tsx'
import { checkProfilesQuery } from './check-profiles-query.ts'

const account = 'ACCOUNT'

/** The checks of the account and its organizational units, for all target languages or one. */
export function CheckProfilesPage() {
  const { data } = useSuspenseQuery(checkProfilesQuery())
  const units = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const [unit, setUnit] = useState(account)
  const [language, setLanguage] = useState<string | null>(null)
  const place = {
    ...(unit !== account && { orgUnitUuid: unit }),
    ...(language !== null && { targetLanguage: language }),
  }
  return (
    <SettingsPageFrame title={t('checkProfiles.title')} description={t('checkProfiles.text')}>
      <Tiles>
        <ComboBox
          label={t('checkProfiles.place')}
          options={[
            { id: account, label: t('checkProfiles.from.account') },
            ...(units.data?.content.map(({ uuid, name }) => ({ id: uuid, label: name })) ?? []),
          ]}
          value={unit}
          onChange={(id) => leaveFor(() => setUnit(id ?? account))}
        />
        <LanguageChoice value={language} onChange={(chosen) => leaveFor(() => setLanguage(chosen))} />
      </Tiles>
      <CheckLevelsForm key={JSON.stringify([place, data])} data={data} place={place} />
    </SettingsPageFrame>
  )
}

/** One target language, or all of them. */
export function LanguageChoice({
  value,
  onChange,
}: {
  value: string | null
  onChange: (value: string | null) => void
}) {
  const options = useLanguageOptions()
  return (
    <ComboBox
      label={t('checkProfiles.language')}
      isOptional
      placeholder={t('checkProfiles.allLanguages')}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
