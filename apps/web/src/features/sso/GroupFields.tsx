import type { Option } from '@dragoman/ui/MultiSelect'
import { Button } from '@dragoman/ui/Button'
import { FormRow } from '@dragoman/ui/Form'
import { Row } from '@dragoman/ui/Page'
import { Select } from '@dragoman/ui/Select'
import { TextField } from '@dragoman/ui/TextField'
import { enumWord, t } from '../../i18n/t.ts'
import type { ConnectionDraft } from './connection-draft.ts'
import styles from './sso.module.css'
import { needsUnit, ssoRoles } from './sso-roles.ts'
import { UnitsField } from './UnitsField.tsx'

type Mapping = ConnectionDraft['mappings'][number]

export interface GroupFieldsProps {
  mapping: Mapping
  units: Option[] | undefined
  isTried: boolean
  onChange: (part: Partial<Mapping>) => void
  onRemove: () => void
}

/** The roles and units that one group of the provider gives. */
export function GroupFields({ mapping, units, isTried, onChange, onRemove }: GroupFieldsProps) {
  const { group, role, orgUnitUuids } = mapping
  const isUnitMissing = isTried && needsUnit(role) && orgUnitUuids.length === 0
  return (
    <div className={styles.group} role="group" aria-label={group || t('sso.group')}>
      <FormRow>
        <TextField
          label={t('sso.group')}
          value={group}
          onChange={(next) => onChange({ group: next })}
          errorMessage={isTried && group.trim() === '' ? t('sso.missing') : undefined}
          maxLength={500}
          isRequired
        />
        <Select
          label={t('sso.role')}
          options={ssoRoles.map((id) => ({ id, label: enumWord('role', id) }))}
          value={role}
          onChange={(next) => onChange({ role: ssoRoles.find((one) => one === next) ?? role })}
        />
        <UnitsField
          units={units}
          value={orgUnitUuids}
          onChange={(next) => onChange({ orgUnitUuids: next })}
          errorMessage={isUnitMissing ? t('sso.unitMissing') : undefined}
        />
      </FormRow>
      <Row>
        <Button variant="quiet" aria-label={t('sso.removeGroup', { group })} onPress={onRemove}>
          {t('sso.remove')}
        </Button>
      </Row>
    </div>
  )
}
