import { Button } from '@dragoman/ui/Button'
import { Row } from '@dragoman/ui/Page'
import { t } from '../../../i18n/t.ts'

export interface ShowMoreProps {
  /** A list that comes page by page. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
}

/** Asks for the next page of a list below its table, as long as there is one. */
export function ShowMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: ShowMoreProps) {
  if (!hasNextPage) return null
  return (
    <Row>
      <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
        {t('organizations.showMore')}
      </Button>
    </Row>
  )
}
