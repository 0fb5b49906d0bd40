import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { Checkbox } from '@dragoman/ui/Checkbox'
import { FormRow } from '@dragoman/ui/Form'
import { Row, Stack } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { useQuery } from '@tanstack/react-query'
import { enumWord, t } from '../../i18n/t.ts'
import { GroupFields } from './GroupFields.tsx'
import type { FieldsProps } from './field-props.ts'
import { needsUnit, ssoRoles } from './sso-roles.ts'
import { UnitsField } from './UnitsField.tsx'

/** Decides who is created with their first sign-in, and with which role. */
export function PeopleFields({ draft, onChange, errors, isTried }: FieldsProps) {
  const { data } = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc' } }))
  const units = data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))
  const { createsPeople, defaultRole, defaultOrgUnitUuids, mappings } = draft
  const isUnitMissing = isTried && needsUnit(defaultRole) && defaultOrgUnitUuids.length === 0
  const setMappings = (next: typeof mappings) => onChange({ mappings: next })
  return (
    <Card title={t('sso.people')} description={t('sso.peopleText')}>
      <Stack gap={12}>
        <Checkbox
          isSelected={createsPeople}
          onChange={(next) => onChange({ createsPeople: next })}
          description={t('sso.createsText')}
        >
          {t('sso.creates')}
        </Checkbox>
        {createsPeople && (
          <>
            {mappings.map((mapping) => (
              <GroupFields
                key={mapping.key}
                mapping={mapping}
                units={units}
                isTried={isTried}
                onChange={(part) =>
                  setMappings(mappings.map((one) => (one.key === mapping.key ? { ...one, ...part } : one)))
                }
                onRemove={() => setMappings(mappings.filter(({ key }) => key !== mapping.key))}
              />
            ))}
            <Row>
              <Button
                icon="plus"
                onPress={() => {
                  const key = Math.max(-1, ...mappings.map((one) => one.key)) + 1
                  setMappings([...mappings, { key, group: '', role: 'PROJECT_MANAGER', orgUnitUuids: [] }])
                }}
              >
                {t('sso.addGroup')}
              </Button>
            </Row>
            <FormRow>
              <Select
                label={t('sso.defaultRole')}
                description={t('sso.defaultRoleText')}
                options={[
                  { id: '', label: t('sso.noRole') },
                  ...ssoRoles.map((role) => ({ id: role, label: enumWord('role', role) })),
                ]}
                value={defaultRole ?? ''}
                onChange={(role) => onChange({ defaultRole: ssoRoles.find((one) => one === role) })}
              />
              {defaultRole && (
                <UnitsField
                  units={units}
                  value={defaultOrgUnitUuids}
                  onChange={(uuids) => onChange({ defaultOrgUnitUuids: uuids })}
                  errorMessage={isUnitMissing ? t('sso.unitMissing') : errors['defaultOrgUnitUuids']}
                />
              )}
            </FormRow>
          </>
        )}
      </Stack>
    </Card>
  )
}
