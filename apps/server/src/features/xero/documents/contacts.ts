import { and, eq } from 'drizzle-orm'
import { recordsIn, textIn, type Json } from '../../../engines/xero/answers.ts'
import { DocumentRefused } from '../client/xero-failed.ts'
import { xeroContacts } from '../tables.ts'
import type { OurParty } from './our-document.ts'
import type { SyncTerms } from './sync-terms.ts'

/** Several contacts of Xero could be a client or a linguist: someone has to choose. */
export class ContactOpen extends Error {
  override readonly name = 'ContactOpen'
}

/**
 * The contact that a client or a linguist is: the one that someone has chosen, else the one with their id, tax number, or
 * name, else a new one. @throws ContactOpen where several have the tax number
 */
export async function contactFor(terms: SyncTerms, party: OurParty, id: string): Promise<string> {
  if (party.xeroId !== '') return keep(terms, party, { contactId: party.xeroId })
  const { db, accountId, organizationId, calls } = terms
  const [row] = await db
    .select()
    .from(xeroContacts)
    .where(
      and(
        eq(xeroContacts.accountId, accountId),
        eq(xeroContacts.organizationId, organizationId),
        eq(xeroContacts.partyId, party.id),
      ),
    )
  if (row?.contactId) return row.contactId
  const found = await lookUp(terms, party)
  const own = found.find(({ ContactNumber: number }) => number === party.id)
  const taxed = found.filter(({ TaxNumber: number }) => party.taxNumber !== '' && number === party.taxNumber)
  const named = found.filter(({ Name: name }) => String(name).toLowerCase() === party.name.toLowerCase())
  const candidates = taxed.length > 0 ? taxed : named
  if (!own && candidates.length > 1) {
    await keep(terms, party, { candidates: candidates.flatMap(shown) })
    throw new ContactOpen(party.name)
  }
  const known = textIn((own ?? candidates[0])?.['ContactID'])
  if (known !== undefined) return keep(terms, party, { contactId: known })
  const answer = await calls.write('PUT', 'Contacts', { Contacts: [newContact(party)] }, id)
  const created = textIn(recordsIn(answer['Contacts'])[0]?.['ContactID'])
  if (created === undefined) throw new DocumentRefused(`Xero gave no id for the contact ${party.name}.`)
  return keep(terms, party, { contactId: created })
}

async function lookUp({ calls }: SyncTerms, { id, taxNumber, name }: OurParty): Promise<Json[]> {
  const quoted = (text: string) => `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`
  const conditions = [
    `ContactNumber==${quoted(id)}`,
    ...(taxNumber === '' ? [] : [`TaxNumber==${quoted(taxNumber)}`]),
    `Name==${quoted(name)}`,
  ]
  const answer = await calls.get(`Contacts?${new URLSearchParams({ where: conditions.join(' OR ') })}`)
  return recordsIn(answer['Contacts']).filter(({ ContactStatus: status }) => status !== 'ARCHIVED')
}

const shown = (contact: Json) => {
  const id = textIn(contact['ContactID'])
  const email = textIn(contact['EmailAddress'])
  return id === undefined ? [] : [{ id, name: textIn(contact['Name']) ?? id, ...(email && { email }) }]
}

async function keep(
  { db, accountId, organizationId }: SyncTerms,
  { id: partyId, kind, name }: OurParty,
  found: { contactId: string } | { candidates: (typeof xeroContacts.$inferSelect)['candidates'] },
): Promise<string> {
  const values = { contactId: null, candidates: [], ...found, kind, name }
  await db
    .insert(xeroContacts)
    .values({ accountId, organizationId, partyId, ...values })
    .onConflictDoUpdate({
      target: [xeroContacts.accountId, xeroContacts.organizationId, xeroContacts.partyId],
      set: values,
    })
  return values.contactId ?? ''
}

function newContact({ id, name, taxNumber, email, address }: OurParty): Json {
  const { street, city, region, postalCode, country } = address
  return {
    Name: name,
    ContactNumber: id,
    ...(taxNumber && { TaxNumber: taxNumber }),
    ...(email && { EmailAddress: email }),
    Addresses: [
      {
        AddressType: 'POBOX',
        AddressLine1: street,
        City: city,
        Region: region,
        PostalCode: postalCode,
        Country: country,
      },
    ],
  }
}
