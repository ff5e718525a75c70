import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { Appearance } from '~/appearance.tsx'
import { SearchField } from './search-field.tsx'

function Search() {
  const [text, setText] = useState('')
  return (
    <Appearance>
      <SearchField label="Cerca" placeholder="" value={text} onChange={setText} />
      <p>{`Cerco: ${text}`}</p>
    </Appearance>
  )
}

test('a text typed before the page is hydrated stays and is searched', async () => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Search />)
  await page.getByRole('textbox', { name: 'Cerca' }).fill('anna')
  const root = hydrateRoot(place, <Search />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.element(page.getByText('Cerco: anna')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Cerca' })).toHaveValue('anna')
})
