import { useMediaQuery } from '@mantine/hooks'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '~/api/api-error.ts'
import { colourMemoryCopy as copy } from '~/copy/colour-memory.ts'
import { commonCopy } from '~/copy/common.ts'
import { Button } from '~/ui/button/button.tsx'
import { Dialog } from '~/ui/dialog/dialog.tsx'
import { ErrorState } from '~/ui/state/error-state.tsx'
import { Skeleton } from '~/ui/state/skeleton.tsx'
import { Swatch } from '~/ui/swatch.tsx'
import texts from '~/ui/text.module.css'
import { similarColoursQuery } from '../api/similar-colours.ts'
import { type SoughtColour, shadeOfPicker } from '../model/sought-colour.ts'
import styles from './colour-memory-dialog.module.css'
import { ColourPicker } from './colour-picker.tsx'
import { SimilarList } from './similar-list.tsx'

type Props = {
  /** Null closes the dialog. */
  readonly sought: SoughtColour | null
  readonly onClose: () => void
  /** Searches for a shade of the scale: '7.3'. */
  readonly onPick: (shade: string) => void
  /** Opens an analysis. */
  readonly onOpen: (id: string) => void
}

/** 'Memoria del colore': the salon's formulas that gave a colour, measured or picked on the scale. */
export function ColourMemoryDialog({ sought, onClose, ...rest }: Props) {
  const narrow = useMediaQuery('(max-width: 47.9375em)')
  // Keep the content during the closing transition.
  const [shown, setShown] = useState(sought)
  if (sought !== null && sought !== shown) setShown(sought)
  return (
    <Dialog
      opened={sought !== null}
      onClose={onClose}
      onExitTransitionEnd={() => setShown(null)}
      title={copy.title}
      size="44rem"
      fullScreen={narrow}
    >
      {shown === null ? null : <ColourMemory sought={shown} {...rest} />}
    </Dialog>
  )
}

type ContentProps = Pick<Props, 'onPick' | 'onOpen'> & { readonly sought: SoughtColour }

function ColourMemory({ sought, onPick, onOpen }: ContentProps) {
  return (
    <div className={styles.content}>
      {sought.isPicked ? (
        <ColourPicker level={sought.level} tone={sought.tone} onChange={(shade) => onPick(shadeOfPicker(shade))} />
      ) : null}
      <div className={styles.sought}>
        {sought.start === null ? null : (
          <>
            <Swatch colours={[sought.start]} label={copy.start(sought.start)} />
            <IconArrowRight size="1rem" aria-hidden />
          </>
        )}
        <Swatch colours={[sought.goal]} label={copy.goal(sought.goal)} />
        <div className={styles.words}>
          <p className={texts.strong}>{copy.sought}</p>
          {sought.start === null ? null : <p className={texts.small}>{copy.fromStart}</p>}
        </div>
        {sought.isPicked ? null : (
          <Button look="plain" size="sm" onClick={() => onPick(shadeOfPicker(sought))}>
            {copy.other}
          </Button>
        )}
      </div>
      <Results sought={sought} onOpen={onOpen} />
    </div>
  )
}

function Results({ sought, onOpen }: Pick<ContentProps, 'sought' | 'onOpen'>) {
  const query = useQuery(similarColoursQuery(sought))
  const { data } = query
  return (
    <>
      <p className={texts.small} role="status">
        {data ? (data.length === 0 ? copy.empty : copy.count(data.length)) : query.isError ? '' : copy.loading}
      </p>
      {data ? (
        data.length === 0 ? (
          <p className={texts.note}>{copy.emptyText}</p>
        ) : (
          <SimilarList items={data} onOpen={onOpen} />
        )
      ) : query.isError ? (
        <ErrorState title={commonCopy.loadFailed} text={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height="9rem" />
      )}
    </>
  )
}
