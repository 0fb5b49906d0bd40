import { query } from '@dragoman/hooks/query'
import type { ConnectorField } from '@dragoman/sdk/connector-kinds'
import * as api from '@dragoman/sdk/api'
import { ComboBox } from '@dragoman/ui/ComboBox'
import { FormRow } from '@dragoman/ui/Form'
import { Stack } from '@dragoman/ui/Page'
import { PasswordField } from '@dragoman/ui/PasswordField'
import { Select } from '@dragoman/ui/Select'
import { TextArea } from '@dragoman/ui/TextArea'
import { TextField } from '@dragoman/ui/TextField'
import { useQuery } from '@tanstack/react-query'
import { hasMessage, t } from '../../../i18n/t.ts'
import { fieldLabel } from '../connector-words.ts'
import { isRightField } from './connection-draft.ts'
import type { SectionProps } from './section.ts'

/** The name of a connection, whose projects it makes, and how the other system is reached. */
export function ReachFields({ kind, draft, onChange, configUuid, isTried }: SectionProps) {
  const { data } = useQuery(query(api.orgUnits.list, { query: { size: 500, sort: 'name,asc', status: 'ACTIVE' } }))
  return (
    <Stack>
      <FormRow>
        <TextField
          name="name"
          label={t('connectors.name')}
          isRequired
          maxLength={100}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          errorMessage={isTried && draft.name.trim() === '' ? t('connectors.missing') : undefined}
        />
        {configUuid === undefined && (
          <ComboBox
            name="orgUnitUuid"
            label={t('connectors.unit')}
            isRequired
            options={data?.content.map(({ uuid, name }) => ({ id: uuid, label: name }))}
            value={draft.unit}
            onChange={(unit) => onChange({ unit })}
            errorMessage={isTried && draft.unit === null ? t('connectors.missing') : undefined}
          />
        )}
      </FormRow>
      {kind.fields.map((field) => (
        <KindField
          key={field.name}
          field={field}
          value={draft.fields[field.name] ?? ''}
          isTried={isTried}
          onChange={(value) => onChange({ fields: { ...draft.fields, [field.name]: value } })}
        />
      ))}
    </Stack>
  )
}

interface KindFieldProps {
  field: ConnectorField
  value: string
  isTried: boolean
  onChange: (value: string) => void
}

/** A field of a kind, as its descriptor has it. */
function KindField({ field, value, isTried, onChange }: KindFieldProps) {
  const { name, type, required, secret, choices } = field
  const help = `connectors.help.${name}`
  const props = {
    name: `fields.${name}`,
    label: fieldLabel(name),
    description: hasMessage(help) ? t(help) : undefined,
    value,
    onChange,
    errorMessage:
      isTried && !isRightField(field, value)
        ? t(value === '' ? 'connectors.missing' : 'connectors.malformed')
        : undefined,
    ...(required ? { isRequired: true } : { isOptional: true }),
  }
  if (choices) return <Select {...props} options={choices.map((id) => ({ id, label: choiceLabel(id) }))} />
  if (type === 'json') return <TextArea {...props} />
  if (secret) return <PasswordField {...props} autoComplete="new-password" />
  return <TextField {...props} />
}

function choiceLabel(code: string): string {
  const id = `connectors.choice.${code}`
  return hasMessage(id) ? t(id) : code
}
