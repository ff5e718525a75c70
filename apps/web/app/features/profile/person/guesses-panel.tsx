import { guessesCopy } from '~/copy/guesses.ts'
import { paths } from '~/paths.ts'
import { ButtonLink } from '~/ui/button/button.tsx'
import { Panel } from '~/ui/panel.tsx'

const { link: copy } = guessesCopy

/** Link to 'Prima tu'. */
export function GuessesPanel() {
  return (
    <Panel title={copy.title} lead={copy.text}>
      <ButtonLink to={paths.guesses} look="secondary">
        {copy.open}
      </ButtonLink>
    </Panel>
  )
}
