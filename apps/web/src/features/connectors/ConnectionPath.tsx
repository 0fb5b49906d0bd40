import { connectorKinds } from '@dragoman/sdk/connector-kinds'
import type { ConnectorKind } from '@dragoman/sdk/operations/shared'
import { Breadcrumbs } from '@dragoman/ui/Breadcrumbs'
import { Link } from '../../ground/links.ts'
import { t } from '../../i18n/t.ts'
import { kindHref } from './connector-places.ts'

/** The way back to all connectors, and to those of the kind. */
export function ConnectionPath({ kind }: { kind: ConnectorKind }) {
  return (
    <Breadcrumbs>
      {[
        <Link key="all" to="/integrations">
          {t('connectors.integrations')}
        </Link>,
        <Link key="kind" to={kindHref(kind) as '/connectors'}>
          {connectorKinds[kind].name}
        </Link>,
      ]}
    </Breadcrumbs>
  )
}
