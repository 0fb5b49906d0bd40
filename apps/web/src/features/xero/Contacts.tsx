import { useCan } from '@dragoman/hooks/permissions'
import type { XeroOpenContact, XeroStatus } from '@dragoman/sdk/operations/xero'
import { requirements } from '@dragoman/sdk/requirements'
import { Card } from '@dragoman/ui/Card'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { TextButton } from '@dragoman/ui/TextButton'
import { Suspense, useState } from 'react'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'

const ContactDialog = overlay(() => import('./ContactDialog.tsx'), 'ContactDialog')

/** The clients and linguists that Xero has, and those that someone has to find there. */
export function Contacts({ status: { contacts, openContacts } }: { status: XeroStatus }) {
  const mayChoose = useCan(requirements['xero.chooseContact'])
  const [open, setOpen] = useState<XeroOpenContact>()
  return (
    <Card title={t('xero.contacts')} description={t('xero.matched', { count: contacts })}>
      {openContacts.length > 0 && (
        <RowList>
          {openContacts.map((contact) => (
            <RowListItem
              key={contact.uuid}
              below={t('xero.severalContacts')}
              end={mayChoose && <TextButton onPress={() => setOpen(contact)}>{t('xero.chooseContact')}</TextButton>}
            >
              <bdi>{contact.name}</bdi>
            </RowListItem>
          ))}
        </RowList>
      )}
      <Suspense>{open && <ContactDialog contact={open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Card>
  )
}
