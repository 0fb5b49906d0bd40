import type { OrgUnit, OrgUnitUpdate } from '@dragoman/sdk/operations/orgUnits'

/** The description of an organizational unit, as its form has it. */
export interface UnitValues {
  name: string
  status: string
  country: string | null
  currency: string | null
  timezone: string | null
  externalId: string
  contact: string | null
  emails: string[]
  phone: string
  mobile: string
  website: string
  street: string
  number: string
  additionalInfo: string
  neighborhood: string
  zip: string
  city: string
  state: string
  contactNotes: string
  memo: string
}

export function unitValues(unit: OrgUnit): UnitValues {
  const { address = {} } = unit
  return {
    name: unit.name,
    status: unit.status,
    country: unit.country ?? null,
    currency: unit.currency,
    timezone: unit.timezone,
    externalId: unit.externalId ?? '',
    contact: unit.contactPerson?.uuid ?? null,
    emails: unit.emails,
    phone: unit.phone ?? '',
    mobile: unit.mobile ?? '',
    website: unit.website ?? '',
    street: address.street ?? '',
    number: address.number ?? '',
    additionalInfo: address.additionalInfo ?? '',
    neighborhood: address.neighborhood ?? '',
    zip: address.zip ?? '',
    city: address.city ?? '',
    state: address.state ?? '',
    contactNotes: unit.contactNotes ?? '',
    memo: unit.memo ?? '',
  }
}

/** The change that a form stands for. What the form can't leave empty is left out while it is. */
export function unitBody(uuid: string, values: UnitValues): OrgUnitUpdate {
  const {
    street,
    number,
    additionalInfo,
    neighborhood,
    zip,
    city,
    state,
    contact,
    country,
    currency,
    timezone,
    ...own
  } = values
  return {
    ...own,
    uuid,
    name: own.name.trim(),
    website: own.website.trim(),
    status: own.status as 'ACTIVE' | 'INACTIVE',
    contactPersonUuid: contact,
    ...(country && { country }),
    ...(currency && { currency }),
    ...(timezone && { timezone }),
    address: { street, number, additionalInfo, neighborhood, zip, city, state },
  }
}
