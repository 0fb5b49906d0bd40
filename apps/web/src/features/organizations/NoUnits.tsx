import { EmptyState } from '@dragoman/ui/EmptyState'
import { t } from '../../i18n/t.ts'

/** Stands where an organization has no organizational units yet. */
export const NoUnits = () => (
  <EmptyState kind="first-use" icon="building" headingLevel={3} title={t('organizations.noUnits')} />
)
