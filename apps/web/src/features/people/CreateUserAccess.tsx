import { query } from '@dragoman/hooks/query'
import { useSession } from '@dragoman/hooks/session'
import * as api from '@dragoman/sdk/api'
import { requirements } from '@dragoman/sdk/requirements'
import type { Role } from '@dragoman/sdk/roles'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormSection } from '@dragoman/ui/Form'
import { useQuery } from '@tanstack/react-query'
import { FormCheckboxGroup, FormMultiSelect, FormSelect, type FormOf } from '../../form/form-fields.tsx'
import { enumWord, t } from '../../i18n/t.ts'
import { locales, type Locale } from '../../i18n/locales.ts'
import type { PersonValues } from './person-values.ts'

/** A new person, as the form holds them. */
export interface CreateUserValues extends PersonValues {
  email: string
  roles: Role[]
  organizations: string[]
  language: Locale
}

export interface CreateUserAccessProps {
  form: FormOf<CreateUserValues>
  /** The roles that the person who looks may give. */
  assignable: readonly Role[]
  roles: readonly Role[]
}

const mostChoices = 500

/** The roles and organizations of a new person, and the language of the invitation. */
export function CreateUserAccess({ form, assignable, roles }: CreateUserAccessProps) {
  const { session } = useSession()
  const mayList = session.can(requirements['organizations.list'])
  const { data: page } = useQuery({
    ...query(api.organizations.list, { query: { size: mostChoices } }),
    enabled: mayList,
  })
  const needsOrganization = roles.some((role) => role === 'CLIENT' || role === 'VENDOR')
  return (
    <FormSection title={t('users.create.access')} description={t('users.create.accessText')}>
      <FormCheckboxGroup form={form} name="roles" missing={t('users.roleMissing')} label={t('users.roles')}>
        {assignable.map((role) => (
          <Checkbox key={role} value={role} description={t(`users.roleText.${role}`)}>
            {enumWord('role', role)}
          </Checkbox>
        ))}
      </FormCheckboxGroup>
      <FormMultiSelect
        form={form}
        name="organizations"
        missing={needsOrganization ? t('users.organizationMissing') : undefined}
        label={t('users.organizations')}
        isOptional={!needsOrganization}
        description={t('users.organizations.text')}
        options={mayList ? page?.content.map(({ uuid, name }) => ({ id: uuid, label: name })) : []}
        selectedLabel={t('users.organizations')}
      />
      <FormSelect
        form={form}
        name="language"
        label={t('users.create.language')}
        options={Object.entries(locales).map(([id, { name }]) => ({ id, label: name, lang: id }))}
      />
    </FormSection>
  )
}
