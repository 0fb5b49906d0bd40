import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { Organization } from '@dragoman/sdk/operations/organizations'
import { Suspense } from 'react'
import { FormCombo, FormText } from '../../form/form-fields.tsx'
import { countryName } from '../../i18n/format.ts'
import { t } from '../../i18n/t.ts'
import { usePlaces } from '../locales/locale-options.ts'
import { EditPanel } from '../../form/EditPanel.tsx'
import { shown } from './client/client-changes.ts'

interface OrganizationValues {
  name: string
  country: string | null
}

const valuesOf = ({ name, country }: Organization): OrganizationValues => ({ name, country: country ?? null })

/** Edits the description of an organization beside its page. */
export function EditOrganization({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  const save = useVersionedMutation(api.organizations.update, organization, { meta: { showsErrors: true } })
  return (
    <EditPanel
      title={t('organizations.editOrganization')}
      save={save}
      valuesOf={valuesOf}
      paramsOf={({ name, country }) => ({
        body: { uuid: organization.uuid, name: name.trim(), ...(country && { country }) },
      })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(field === 'name' ? 'organizations.name' : 'organizations.country'),
        mine: shown(field, mine),
        theirs: field === 'country' ? countryName(String(theirs)) : shown(field, theirs),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FormText
            form={form}
            name="name"
            label={t('organizations.name')}
            missing={t('organizations.nameMissing')}
            maxLength={200}
            autoComplete="off"
          />
          <Suspense>
            <Country form={form} />
          </Suspense>
        </>
      )}
    </EditPanel>
  )
}

function Country({ form }: Pick<Parameters<typeof FormCombo<OrganizationValues>>[0], 'form'>) {
  return (
    <FormCombo
      form={form}
      name="country"
      label={t('organizations.country')}
      options={usePlaces().country}
      missing={t('organizations.missing.country')}
    />
  )
}
