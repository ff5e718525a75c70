import type { SimilarColour } from '@riflesso/contract'
import { IconArrowRight } from '@tabler/icons-react'
import { archiveCopy } from '~/copy/archive.ts'
import { colourMemoryCopy as copy } from '~/copy/colour-memory.ts'
import { personName } from '~/format/person-name.ts'
import { dateAndTime } from '~/format/relative-date.ts'
import { unbroken } from '~/format/unbroken.ts'
import { Button } from '~/ui/button/button.tsx'
import { Chip } from '~/ui/button/chip.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import styles from './similar-list.module.css'

type Props = { readonly items: readonly SimilarColour[]; readonly onOpen: (id: string) => void }

/** The found analyses, the nearest first. */
export function SimilarList({ items, onOpen }: Props) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Found item={item} onOpen={() => onOpen(item.id)} />
        </li>
      ))}
    </ul>
  )
}

function Found({ item, onOpen }: { readonly item: SimilarColour; readonly onOpen: () => void }) {
  const { start, promised, reached, differenza, esito, formula, isMixed } = item
  const { clientFirstName: first, clientLastName: last } = item
  const client = (first && last && personName(first, last)) || archiveCopy.recent.noClient
  const date = dateAndTime(item.analysisDate) ?? archiveCopy.recent.noDate
  return (
    <article className={styles.found}>
      <div className={styles.head}>
        <p className={styles.colours}>
          {start === null ? null : (
            <>
              <Swatch colours={[start]} label={copy.before(start)} />
              <IconArrowRight size="1rem" aria-hidden />
            </>
          )}
          <Swatch colours={[reached ?? promised]} label={reached ? copy.reached(reached) : copy.promised(promised)} />
        </p>
        <div className={styles.words}>
          <p className={texts.strong}>{differenza}</p>
          <p className={texts.small}>{item.colorName}</p>
        </div>
        <Chip tone={reached ? 'ok' : 'quiet'}>{reached ? copy.measured : copy.notMeasured}</Chip>
      </div>
      {esito === null ? null : <p className={texts.small}>{copy.againstPlan(esito)}</p>}
      {formula === null ? (
        <p className={texts.note}>{copy.health}</p>
      ) : (
        <ol className={styles.formula}>
          {formula.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a phase is identified by its position.
            <li key={index}>{unbroken(line)}</li>
          ))}
        </ol>
      )}
      {isMixed ? <p className={texts.small}>{copy.mixed}</p> : null}
      <div className={styles.foot}>
        <p className={texts.small}>
          {client} · {date}
        </p>
        <Button look="secondary" size="sm" aria-label={copy.openOf(client, date)} onClick={onOpen}>
          {copy.open}
        </Button>
      </div>
    </article>
  )
}
