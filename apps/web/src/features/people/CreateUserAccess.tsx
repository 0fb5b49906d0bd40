import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Role } from '@dragoman/sdk/roles'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { CheckboxGroup } from '@dragoman/ui/CheckboxGroup'
import { FormSection } from '@dragoman/ui/Form'
import { MultiSelect } from '@dragoman/ui/MultiSelect'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { Controller, type Control } from 'react-hook-form'
import { enumWord } from '../../i18n/enum-word.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import { t } from '../../i18n/t.ts'
import type { PersonValues } from './person-values.ts'

/** A new person, as the form holds them. */
export interface CreateUserValues extends PersonValues {
  email: string
  roles: Role[]
  organizations: string[]
  language: Locale
}

export interface CreateUserAccessProps {
  control: Control<CreateUserValues>
  /** The roles that the person who looks may give. */
  assignable: readonly Role[]
  roles: readonly Role[]
}

const mostChoices = 500

/** What a new person may do, whom they work for, and in which language they are invited. */
export function CreateUserAccess({ control, assignable, roles }: CreateUserAccessProps) {
  const { session } = useSession()
  const { data: page } = useQuery({
    ...query(api.organizations.list, { query: { size: mostChoices } }),
    enabled: session.can(requirements['organizations.list']),
  })
  const needsOrganization = roles.some((role) => role === 'CLIENT' || role === 'VENDOR')
  return (
    <FormSection title={t('users.create.access')} description={t('users.create.accessText')}>
      <Controller
        name="roles"
        control={control}
        rules={{ validate: (chosen) => chosen.length > 0 || t('users.roleMissing') }}
        render={({ field, fieldState }) => (
          <CheckboxGroup {...field} label={t('users.roles')} errorMessage={fieldState.error?.message}>
            {assignable.map((role) => (
              <Checkbox key={role} value={role} description={t(`users.roleText.${role}`)}>
                {enumWord('role', role)}
              </Checkbox>
            ))}
          </CheckboxGroup>
        )}
      />
      <Controller
        name="organizations"
        control={control}
        rules={{
          validate: (chosen, values) =>
            chosen.length > 0 ||
            !values.roles.some((role) => role === 'CLIENT' || role === 'VENDOR') ||
            t('users.organizationMissing'),
        }}
        render={({ field, fieldState }) => (
          <MultiSelect
            {...field}
            label={t('users.organizations')}
            optionalLabel={needsOrganization ? undefined : t('shell.optional')}
            description={t('users.organizations.text')}
            options={(page?.content ?? []).map(({ uuid, name }) => ({ id: uuid, label: name }))}
            emptyLabel={t('shell.table.noMatch')}
            selectedLabel={t('users.organizations')}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="language"
        control={control}
        render={({ field }) => (
          <Select
            {...field}
            label={t('users.create.language')}
            options={Object.entries(locales).map(([id, { name }]) => ({ id, label: name, lang: id }))}
          />
        )}
      />
    </FormSection>
  )
}
