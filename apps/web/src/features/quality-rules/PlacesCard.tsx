import { mutation } from '@dragoman/hooks/query'
import * as api from '@dragoman/sdk/api'
import type { QualityPlace, QualityProfile } from '@dragoman/sdk/operations/qualityProfiles'
import { ifMatch } from '@dragoman/sdk/versions'
import { Button } from '@dragoman/ui/Button'
import { Card } from '@dragoman/ui/Card'
import { IconButton } from '@dragoman/ui/IconButton'
import { RowList, RowListItem } from '@dragoman/ui/RowList'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { showToast } from '../../ground/toasts.ts'
import { t } from '../../i18n/t.ts'
import { overlay } from '../../lazy.tsx'
import { placeName } from './place-name.ts'
import styles from './quality-rules.module.css'

const PlaceDialog = overlay(() => import('./PlaceDialog.tsx'), 'PlaceDialog')

const keyOf = ({ level, placeUuid }: QualityPlace) => `${level} ${placeUuid ?? ''}`

/** The places as a request has them: their names are answered only. */
const sent = (places: readonly QualityPlace[]): QualityPlace[] =>
  places.map(({ level, placeUuid }) => ({ level, ...(placeUuid && { placeUuid }) }))

/** Where a profile applies: the account, organizational units, projects, and steps. */
export function PlacesCard({ profile }: { profile: QualityProfile }) {
  const [isAdding, setAdding] = useState(false)
  const { mutate, isPending } = useMutation(mutation(api.qualityProfiles.update))
  const path = { qualityProfileUuid: profile.uuid }
  const { places } = profile
  const put = (next: readonly QualityPlace[], present: QualityProfile, title: string, undo?: () => void) =>
    mutate(
      { path, headers: ifMatch(present), body: { places: sent(next) } },
      {
        onSuccess: (saved) =>
          showToast({
            tone: 'success',
            title,
            ...(undo === undefined && {
              action: {
                label: t('qualityRules.undo'),
                onAction: () => put(places, saved, t('qualityRules.saved'), () => {}),
              },
            }),
          }),
      },
    )
  const remove = (place: QualityPlace) =>
    put(
      places.filter((other) => keyOf(other) !== keyOf(place)),
      profile,
      t('qualityRules.placeRemoved', { name: placeName(place) }),
    )
  return (
    <Card
      title={t('qualityRules.places')}
      description={t('qualityRules.placesText')}
      actions={
        <Button icon="plus" size="small" onPress={() => setAdding(true)}>
          {t('qualityRules.addPlace')}
        </Button>
      }
    >
      {places.length === 0 ? (
        <p className={styles.hint}>{t('qualityRules.noPlaces')}</p>
      ) : (
        <RowList label={t('qualityRules.places')}>
          {places.map((place) => (
            <RowListItem
              key={keyOf(place)}
              end={
                <IconButton
                  icon="trash"
                  size="small"
                  label={t('qualityRules.removePlace', { name: placeName(place) })}
                  isDisabled={isPending}
                  onPress={() => remove(place)}
                />
              }
              below={
                place.level !== 'ACCOUNT' && <p className={styles.hint}>{t(`qualityRules.level.${place.level}`)}</p>
              }
            >
              <bdi>{placeName(place)}</bdi>
            </RowListItem>
          ))}
        </RowList>
      )}
      <Suspense>{isAdding && <PlaceDialog profile={profile} onClose={() => setAdding(false)} />}</Suspense>
    </Card>
  )
}
