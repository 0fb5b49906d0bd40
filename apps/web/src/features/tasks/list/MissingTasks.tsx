import { query } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import { Button } from '@dragoman/ui/Button'
import { Dialog } from '@dragoman/ui/Dialog'
import { Stack } from '@dragoman/ui/Page'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { Skeleton } from '@dragoman/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { RegionError } from '../../../errors/RegionError.tsx'
import { formatList, languageName } from '../../../i18n/format.ts'
import { hasMessage, t } from '../../../i18n/t.ts'
import { languagePairsText } from '../../people/language-pairs.ts'

/** Why a linguist is offered these tasks and not others. */
export function MissingTasks({ onClose }: { onClose: () => void }) {
  const { data: me } = useQuery(query(api.users.getLoggedUser))
  const { data: found, error, refetch } = useQuery(query(api.tasks.explainAvailable))
  const units = me ? [...me.orgUnits, ...me.organizations].map(({ name }) => name) : []
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('tasks.available.missingTitle')}
      footer={<Button onPress={onClose}>{t('shell.close')}</Button>}
    >
      <Stack gap={16}>
        {me &&
          (me.supportedLanguagePairs.length === 0 ? (
            <p>{t('tasks.available.noLanguages')}</p>
          ) : units.length === 0 ? (
            <p>{t('tasks.available.noUnits')}</p>
          ) : (
            <p>
              {t('tasks.available.rule', {
                languages: languagePairsText(me.supportedLanguagePairs),
                units: formatList(units),
              })}
            </p>
          ))}
        {error && <RegionError error={error} onRetry={() => void refetch()} />}
        {!found && !error && (
          <div aria-busy>
            <Skeleton lines={3} />
          </div>
        )}
        {found && (
          <RowList label={t('tasks.available.missingTitle')}>
            <RowListItem>{t('tasks.available.offered', { count: found.offered })}</RowListItem>
            {found.hidden.map(({ reason, count, sourceLanguage, targetLanguage }) => (
              <RowListItem
                key={`${reason} ${sourceLanguage} ${targetLanguage}`}
                end={t('tasks.available.count', { count })}
              >
                {sourceLanguage && targetLanguage
                  ? t('tasks.available.pairMissing', {
                      languages: `${languageName(sourceLanguage)} → ${languageName(targetLanguage)}`,
                    })
                  : hiddenText(reason)}
              </RowListItem>
            ))}
          </RowList>
        )}
        <p>{t('tasks.available.rest')}</p>
      </Stack>
    </Dialog>
  )
}

function hiddenText(reason: string): string {
  if (reason === 'OTHER_STEP') return t('tasks.available.otherStep')
  const id = `tasks.available.hidden.${reason}`
  return hasMessage(id) ? t(id) : t('tasks.available.hidden.other')
}
