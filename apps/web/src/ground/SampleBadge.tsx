import { Badge } from '@dragoman/ui/StatusBadge'
import { t } from '../i18n/t.ts'
import { useIsSample } from './samples.ts'

/** Marks something that is sample data. */
export const SampleBadge = ({ id }: { id: string }) => useIsSample(id) && <Badge tone="info">{t('shell.sample')}</Badge>
