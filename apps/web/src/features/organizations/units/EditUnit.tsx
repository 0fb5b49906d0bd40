import { query } from '@dragoman/hooks/query'
import { useVersionedMutation } from '@dragoman/hooks/versions'
import * as api from '@dragoman/sdk/api'
import type { OrgUnit } from '@dragoman/sdk/operations/orgUnits'
import { FormSection } from '@dragoman/ui/Form'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { UseFormReturn } from 'react-hook-form'
import { valueText } from '../../../form/conflict-text.ts'
import { FormArea, FormCombo, FormSelect, FormTags, FormText } from '../../../form/form-fields.tsx'
import { enumWord, t, type PlainMessageId } from '../../../i18n/t.ts'
import { usePlaces } from '../../locales/locale-options.ts'
import { shown } from '../client/client-changes.ts'
import { EditPanel } from '../../../form/EditPanel.tsx'
import { unitBody, unitValues, type UnitValues } from './unit-values.ts'

const labels: Readonly<Record<keyof UnitValues, PlainMessageId>> = {
  name: 'organizations.name',
  status: 'organizations.status',
  country: 'organizations.country',
  currency: 'organizations.currency',
  timezone: 'organizations.timezone',
  externalId: 'organizations.externalId',
  contact: 'organizations.contact',
  emails: 'organizations.emails',
  phone: 'organizations.phone',
  mobile: 'organizations.mobile',
  website: 'organizations.website',
  street: 'organizations.street',
  number: 'organizations.houseNumber',
  additionalInfo: 'organizations.additionalInfo',
  neighborhood: 'organizations.neighborhood',
  zip: 'organizations.zip',
  city: 'organizations.city',
  state: 'organizations.state',
  contactNotes: 'organizations.contactNotes',
  memo: 'organizations.memo',
}

/** Edits the description and contact of an organizational unit beside its page. */
export function EditUnit({ unit, onClose }: { unit: OrgUnit; onClose: () => void }) {
  const save = useVersionedMutation(api.orgUnits.update, unit, { meta: { showsErrors: true } })
  const { data: people } = useSuspenseQuery(query(api.users.list, { query: { simple: true, size: 500 } }))
  const names = new Map(people.content.map(({ uuid, name }) => [uuid, name]))
  const wordsOf = (field: keyof UnitValues, value: unknown) =>
    field === 'contact' ? (names.get(String(value)) ?? '–') : shown(field, value)
  const { contactPerson } = unit
  const contacts = people.content.map(({ uuid, name, email }) => ({ id: uuid, label: name, description: email }))
  // A person who may no longer be listed is still the contact.
  if (contactPerson && !names.has(contactPerson.uuid)) {
    contacts.push({ id: contactPerson.uuid, label: contactPerson.name, description: contactPerson.email ?? '' })
  }
  return (
    <EditPanel
      title={t('organizations.editUnit')}
      save={save}
      valuesOf={unitValues}
      paramsOf={(values) => ({ body: unitBody(unit.uuid, values) })}
      differenceOf={({ field, mine, theirs }) => ({
        label: t(labels[field]),
        mine: valueText(wordsOf(field, mine)),
        theirs: valueText(wordsOf(field, theirs)),
      })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <GeneralFields form={form} />
          <ContactFields form={form} contacts={contacts} />
          <FormArea
            form={form}
            name="memo"
            label={t('organizations.memo')}
            description={t('organizations.memoText')}
            isOptional
            maxLength={10_000}
          />
        </>
      )}
    </EditPanel>
  )
}

type UnitForm = UseFormReturn<UnitValues>

function GeneralFields({ form }: { form: UnitForm }) {
  const places = usePlaces()
  return (
    <FormSection title={t('organizations.general')}>
      <FormText
        form={form}
        name="name"
        label={t('organizations.name')}
        missing={t('organizations.nameMissing')}
        maxLength={200}
        autoComplete="off"
      />
      <FormSelect
        form={form}
        name="status"
        label={t('organizations.status')}
        description={t('organizations.statusText')}
        options={['ACTIVE', 'INACTIVE'].map((id) => ({ id, label: enumWord('userStatus', id) }))}
      />
      <FormCombo
        form={form}
        name="country"
        label={t('organizations.country')}
        options={places.country}
        missing={t('organizations.missing.country')}
      />
      <FormCombo
        form={form}
        name="currency"
        label={t('organizations.currency')}
        description={t('organizations.currencyText')}
        options={places.currency}
        missing={t('organizations.missing.currency')}
      />
      <FormCombo
        form={form}
        name="timezone"
        label={t('organizations.timezone')}
        options={places.timezone}
        missing={t('organizations.missing.timezone')}
      />
      <FormText
        form={form}
        name="externalId"
        label={t('organizations.externalId')}
        isOptional
        maxLength={100}
        autoComplete="off"
      />
    </FormSection>
  )
}

function ContactFields({
  form,
  contacts,
}: {
  form: UnitForm
  contacts: { id: string; label: string; description: string }[]
}) {
  const line = (
    name: 'street' | 'number' | 'additionalInfo' | 'neighborhood' | 'zip' | 'city' | 'state' | 'phone' | 'mobile',
  ) => (
    <FormText
      form={form}
      name={name}
      label={t(labels[name])}
      isOptional
      maxLength={['number', 'zip', 'phone', 'mobile'].includes(name) ? 50 : 200}
      autoComplete="off"
    />
  )
  return (
    <FormSection title={t('organizations.contacts')}>
      <FormCombo
        form={form}
        name="contact"
        label={t('organizations.contact')}
        description={t('organizations.contactText')}
        isOptional
        options={contacts}
      />
      <FormTags
        form={form}
        name="emails"
        label={t('organizations.emails')}
        description={t('organizations.emailsText')}
        isOptional
        check={(emails) =>
          emails.every((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) || t('organizations.emailsWrong')
        }
      />
      {line('phone')}
      {line('mobile')}
      <FormText
        form={form}
        name="website"
        label={t('organizations.website')}
        isOptional
        maxLength={500}
        autoComplete="off"
        check={(website) =>
          website.trim() === '' || /^https?:\/\/\S+$/.test(website.trim()) || t('organizations.websiteWrong')
        }
      />
      {line('street')}
      {line('number')}
      {line('additionalInfo')}
      {line('neighborhood')}
      {line('zip')}
      {line('city')}
      {line('state')}
      <FormArea form={form} name="contactNotes" label={t('organizations.contactNotes')} isOptional maxLength={10_000} />
    </FormSection>
  )
}
