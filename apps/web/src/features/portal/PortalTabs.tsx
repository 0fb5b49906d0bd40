import { useCan } from '@dragoman/hooks/permissions'
import { useSession } from '@dragoman/hooks/session'
import { isManager } from '@dragoman/sdk/permissions'
import { requirements } from '@dragoman/sdk/requirements'
import { TabLinks } from '@dragoman/ui/TabLinks'
import { TabLink } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'

/** A part of the portal; home without it. */
export type PortalPart = 'text' | 'invoices' | undefined

/** The parts of the portal that someone may open: texts for those who order, invoices for clients. */
export function usePortalParts(): readonly PortalPart[] {
  const mayOrder = useCan(requirements['projects.create'])
  const { snapshot } = useSession()
  const seesInvoices = useCan(requirements['receivables.list']) && !isManager(snapshot.subject)
  return [undefined, ...(mayOrder ? (['text'] as const) : []), ...(seesInvoices ? (['invoices'] as const) : [])]
}

/** Leads to the parts of the portal, where there is more than one. */
export function PortalTabs({ current }: { current: PortalPart }) {
  const parts = usePortalParts()
  if (parts.length === 1) return null
  return (
    <TabLinks label={t('portal.parts')}>
      {parts.map((part) => (
        <TabLink key={part ?? 'home'} to="/portal" search={part ? { part } : {}} isCurrent={part === current}>
          {t(`portal.${part ?? 'home'}`)}
        </TabLink>
      ))}
    </TabLinks>
  )
}
