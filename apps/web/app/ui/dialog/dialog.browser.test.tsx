import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Appearance } from '~/appearance.tsx'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'

function TwoDialogs() {
  const [opened, setOpened] = useState<'none' | 'one' | 'two'>('none')
  return (
    <Appearance>
      <Button onClick={() => setOpened('one')}>Apri</Button>
      <Dialog opened={opened !== 'none'} onClose={() => setOpened('none')} title="Sotto">
        <Button onClick={() => setOpened('two')}>Apri un’altra</Button>
        <Dialog opened={opened === 'two'} onClose={() => setOpened('one')} title="Sopra">
          <p>In cima</p>
        </Dialog>
      </Dialog>
    </Appearance>
  )
}

test('Escape closes one dialog after the other, the topmost first', async () => {
  await render(<TwoDialogs />)
  await page.getByRole('button', { name: 'Apri', exact: true }).click()
  await page.getByRole('button', { name: 'Apri un’altra' }).click()
  const lower = page.getByRole('dialog', { name: 'Sotto' })
  const upper = page.getByRole('dialog', { name: 'Sopra' })
  await expect.element(upper).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(upper).not.toBeInTheDocument()
  await expect.element(lower).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(lower).not.toBeInTheDocument()
})
