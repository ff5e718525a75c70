import { brotliDecompressSync } from 'node:zlib'

/** Side of every decompression bomb, pixels: 60 megapixels, the maximum. */
export const BOMB_SIDE = 7744

// Pictures of 7744 x 7744 pixels in one colour or a gradient, compressed again: by sharp, and HEIC by x265.
const COMPRESSED = {
  'PNG, 16 bits, interlaced': [
    'X8YgB20MhEuvNvI1ZxZ2ZiPwn13oR7ggWIMv0HiTJk3RC3qg8rrZSxakOH908aQA3AEsFXCjnUvCgDwrSh/0d1VFhgeICSsLAxALCvSNBtQ9',
    '2yfJD3D5D7QRAEIzAxPmADwv+/P2AIBr25LoIkATQb5esQt73x7i4gKwsvH/hveCwjirzgOAlbdKeLgAQJPd8I8kSf/tr7AbgAeJCvcAIENC',
    'XBAASr+umBcgidpZdVVBLMIDgF8H7FfTJGIkZ+vZVIV7ACC8ZKYnAGiOsjUuq1FL//7QEye1A4CTbJtULEmXHQ7v8z5EhXsAcLOEhxsAtP6l',
    '3ZPiRUXUAcAWAQFuAPD8v6FukKYrXWt/6oCakQcAhx8L3lwTXjJTEyvnAOApuy1I09VpZdpHx9S98ceCk+UCgDs9v5v2av2SwXMBMG3l6uCs',
    'Xzp4LgCmNtvNmuuXDJ4LgKl2zxbdjQ7dZZvkGfcAQPAVe12vCa3TzVESS9cA4POKabwkuX3KyT3GjShvDwDkvj9cCQCegSxuAS8XagffHlqF',
    'E6gBQCMr0pmkiaMrn2JEqQr3AGCjgAAvAHj/PrBbRxAVhwYAuRLivACw8m+aihdJOj/mnzbURIV7AFDm5qgJAJKX2TU1LzT3DAAsf0hAN2QK',
    'm3YM0AFnATCZPOwu2dFBhpUFwIJhw+9/Me8AgLMAECbbtzXuhJUFgPjhyM74gx4LAJHFVgy4Y8QCQMh5/pA9BgULALEYUfW6E/EVAKL06I5V',
    'j3BdASB8GzJnu8K3AkBcDyx9VoLSCgARn/zwkRYWKwBYgVtJ0AjkKgCYRPkMnwxgVQBwj9N8vG/xUwHAVm5dCHaDSQUAw2k6+3E5GCoAOJGl',
    'VF0Q5ikAWNRANO2GNgUA89LJHx0FMAUAVysT3jSIUwoAfufM91QIjRQAjNCoTXYCdBQAHDIzsdIBWxQAvPP4kfHzCKIAYKoPzf+JAIUCgNty',
    'WVap44ECgA+H7/e9j/oJAAZdcuN1NrgnAFj3v8cXzkN4AoCne3RJ7UTqBACzV26p6AfkBIA0gMkePwO7CQD5QfzVglx0TQBIHIR9p4WAaAJA',
    'SjH5Ivw/VCYA5BobuJZfQcQEgCxEuePmHdxLAEhPNo1broC3BIC8hbtJYC6KJQBkNE4kYgirEgBSnWtBos8gKQHgA9QRnv6vA9JjAeBLxGLk',
    '809A7RbiFwD8En+HwAleAIIlbwcW27nienmzAzn7wWWj7zYbXQX5hfuu905fDQ==',
  ].join(''),
  'JPEG, progressive, CMYK': [
    'n/t5FeAuBhw3Zp0Omg5f+NAVyHJ+7+m/ZHdNLtHEvDw/r3jNq1SyI6CdDxq4R17XJVAFgdWNBrttu5PX49GawZSwiXIdn/xfHGoCs7lPELnT',
    'LwnMA4wobYG1JZZBgGFukfZ4gFELmCLC2/2MYIqsCKpuMmn/1lxNG/EAAJluzlhnjTPmvHeh6AoXYzE1vurWgKgDQGUwpZ77TDutz6VbI993',
    '5Q1R+cUU6jEiBbkKS0qkWkHN4eu64wCAN1aGxtwylgD0Gct4aKmmzpp1+A2BbmTV+/HycHNYJJZar98LlIEYKHnl5nagDMRM0nNwp9C+URTL',
    'WrJbSo9s5c0fcujErPgIToI6oA6ls10JHQ==',
  ].join(''),
  'WebP, lossless': [
    'n31mbfgvD7g5YF00J6FpbVQtL8qSThgX5mMjVPrBuHwACcrWACQiveKg5CpVwG1JyPaBQ+5oGbYIz8FEjjHF5oHIRQ4Tua04wIvSW2gLk1y+',
    'f+9mUJc7aHnA/oYDsoHZBHoN4uMckwuUJBohefZ73hjwVGK+3JMiw8L8hRWIhgYlpCWYYkq8Ily04PNJ+oGsYzLyf8XmFYfJrhoYnM+tKe94',
    'Pu+5YxPkf9D2uMQllT1f/TTaN+EnKU2n04kjmXlOF2byVhwcwNVGGSxwdh0cwBEEIOt652s49qQODuB2xfqat3ERSuYJHhzA+4Ln7PngC1Ak',
    '8GQPDuAHTdW55KGSn7CzPjiAqr9Ao6371o8VcqLOAOEAVv8LFsYEdn/GJudsEA4gG84l9GHrf1AJOWtXAxiFW/Hf879IH7wawFFlYLf2imb1',
    'M/hqABXI4KsBVAFzrwZQiQu+GkA1LPhqABWp4KsBVIUSCJpRmQmuHIAKZWpY4NUAftD2v7e/U3n6d+FW7/vFqwEcwdxtefCryq3ewFcDWJNu',
    '9Qa+GsCKdqs37tUA1sNbvYGvBrCa3uqNfkONtfgyOuViHvblfFwKNAg=',
  ].join(''),
  'AVIF, 8 bits': [
    'H9sEIGaIrjVBwMYLhN4cvKkbbjbA2XkVYAz/2gKJA9HMAsAJckDZzpKOiKRtzSb/sUcAAEpn/xCYXSDkDAAAnpAznx2ekN1Sefh0owKh0bk6',
    'eviC5IehcYCjhzy8HYBTlAVwgKD+NSQA4ZYyQJCXcwkKOdF8doLHaRfIy6cXNgzy99zFGEMwXxjIRB05eN8w7QL5FGJoMDkCCCE/mBMAE7Vs',
    '6gDuATgY6hBQHQCFGIJ52oEMDg4hBh6h/Hu98nS088cH6Bg0nyWj7r4lo7oK0vJvo+BSZeGg9039/79QFQNA2NYq+3ey0OEyNFQi8w68oBQM',
    '9BKfFsiS8v9shHAKcUxv1Giz11kPZ/IlGJwy1cHu+X3V3KSYe5WsXPcHh3NKlz7nW5QiftIhDxnrG7+PcqWt06vZf/LNeJXqLLbaPy4yva6/',
    'e3vCgESFwYDa1gDiX9290p3YiiAc1qdAWNAN21pVdPgT/Vw/Lfv9+hQB11usy0D68me5QnI0K27OPwGcHHZzrWd73+Xuh+J1zfEFjDarD9zL',
    'cBs/Vn+SZ33jKrpgOztSZTj0lyG8IIFKVn5RQb/fhzSL2y2vP7MeRsa8Gdwt9MhC1Pq/+GZJd6+uoORxwApuB+ATM/3QKtcNvf91O/cpVGJN',
    'pRnDutxGpFNfv3VlWBApvb1p4sH5/zq6UEC6oodxxlTXLncsVykPFqn4pXeJ129tZ6ujkMk3++ekIJuE/spHR9//PYjJJ840MTZemeeGU8ns',
    'w/v/UN90T7DOmE3SePOVh5JhyQc0Fr+IHfrK51TGTL85Gp4WXyzzbWGiWKc/QzAjpxVOA0rjlUos8EhanhBLNj4TE+7qhyk3BQ40K754yKlI',
    'MJ0hCXgUIdgeLKkSNcf8neSzLlNfwZhcNI+o7ibHZkvqrkJItfIYL87/tjfjq022Sx3zbg9twUwlyFdMsmUPA8mjpm4H5Wg=',
  ].join(''),
  'AVIF, 10 bits, 4:4:4, alpha': [
    'H+UHAI7UTnFE/DZE2zzBxKoGo+up+VPwjUx0aUWvumBWgMDAOXXDDXBWCR6F2m3jxAdd/OA3LaMDSKmeDmgH/e6i5SFSYtnscDyVswAAUuSU',
    'TARKg8kAAECByfrFwrcgMgBMyNuNDDQi+VhifBIIvhiqBFhGcHwCAbAdbAAKAB1TM84BAH0J7FkIo1YCiwkzGKaSARALR4iEcvhOoTQ9fUCQ',
    'oFg8CJxCAa5EdAJGkhC0CkYICREX66pvX2htl3EhOBkhDUDGpq8AnwQ4A67QmBrOgWUjCh56w4SxEYFSM+wPUpOoWApCOoTs22EJMAHBbkmM',
    '5duG42EoKRN7EJ0wSsMIZfFuRAHoQhQaZC5BsZQBACTgJBIZYh4BafySAf5UWMMoRChFAGAw1t8s8p/9nOS7DBuss/FLl+y5Pjo4eHppswDE',
    'XTqr8Us8a7GfvU/mqcmNkNy3Ag/0rlDGItALkMjyUz/qns8d45rruhVy3xiGW97nhh9I6mmaWSjNXsz8KNr54PEt7Auxs8Zd1wLMtumU/Yyo',
    'fnt9B9vLY4nMn5HDih5X50duQh1WbiKtrkbnw6WKLp11INALXt149ursm64V486cirRPHmyCtNOOz95sM2Zs0ZZiGRPlf4+10nAfzN573fsn',
    'zNR8rWq9nmAo+7jrn6tGlYq+QDqE+3PtryTyplboLWVdlE4QHj6LatX76nLunmk5xYTz6OQq9ceu/18638lEP7tTZkRzzasfUpOtq1Nn1G4m',
    'aVbY8aVovLCkNLb/niSf0sZdUVAVYX+emBirN8KQL8C1JE/ZnHnazcMyNodisEgpl7yM2RP2iAovYJ6k10QtbnrCW/Pf2JCPx+8/tG6khxr6',
    'bP6yX5Bqn4MbZNkRkTRh6o97b+/+88+1fRaGwX7djfzBl0u/FGWtdxHHfudYeSwP/tJZhyDlf9DM8+o3tdZtGlZH454NSso0mevJChUXpvKk',
    'SmMsf1hvXEwn4h+IXb3lwtifhiT5T4jrtJQlnSruXG65mmX8KdXm0fiPU5L/UD6SiXftTmFXzTWvfg70+M36D09eBA9s5uomY1MAYNhkr/Rn',
    '+G9s8IOZT6rw4GkBSPuhGp369iaNGs86yxG0GlZxmPsDtYUj11esF63Wjq5ZqdAbNZB35RkIqvp5ft4LEsmiDX8xunqs9AN2dYH8gLuF6QVt',
    'lyiX/iwy939j9n2WY1i7g5uXnB54Y6zfIvJLkV3FwQbpl2Q23WnHjzV0z7qnR2tJLU/ScUm67yybJjZZuDC03Mr2NjY4ktf48zOZttzpsxbB',
    'oRzV39QBcU87DniU+Luf3fgk9GVhgH7e5X2w6a+uBwzCwgUzrq5Vj2tCM+LejsqMFpcngVFMRavo25qtcbuq2aWWnK10rSCHC2Yndk6zZG1a',
    'kzI7nfT+uD/b4FnNXZVGDmHYufjQNJ5xJifM50b4/hL5rEt+bt41yvWQi+W1gtuO9Vwtr5jX6aCvhtvu0VaiOt9emwhwYbiGfTax3y/yUiTI',
    'mHuF+tmzQXWLYdPnuOI573+PzpDnNVGBZCMt5SZ+f6hUahC8bXdVXPaqbHirbnOBBcbbhjRuh6m2x+cvsKDBPQY=',
  ].join(''),
  'HEIC, 8 bits': [
    'H4A2CD4M8GQ0/so4oYBCAioKaLAw2tX0Wh+qfVu9HodSw0Pt196eqCNJrGvo1BNbdBFtYvEnkiaGkEk6/SJiEdoNicQR1W4vshJvJtPEAgyI',
    'o4d0cnA5HyjCTIO2wDPNJIRWp+QU5Sqov+Rz1U2GuOTqDS4RaZ7HbsB6wLcdwe0AJIxbeCCxRva3tvYk8MAwwIjmdmMPmrWbirXAbAIS9dUt',
    '1azJCmBe1geVeyjVIab+N6YBQLZZnVsGAChZWQUAOB5caq/OAxBATs4tVgBTYwQBIJoCAKNRkJdyoQ5AAEGtpuv15nplEHgMtazAVXWVRbAd',
    '5zYp9AoAoNP2rwq3PiNExoRDdB6FHg096OncNO9C34QQve/Soy3jyY/0LRgMDgvoOabGhmCaym17goBcUTUApMayiEfJTQnQW/bfCwhJNV8C',
    'AAKh39E1RrPz1dIqRoO9YjzrV/b24Zyz//PM2fxN0K93MX7LnlvTtyPdHJB4HWdqLI54iGM85ViuObY/juOY43ziuL5BHk1OW5CPExjgBBUn',
    '1BIU5kQ0TrTFibVBCY8cjZNscVKaoDQok5HzxckWObkMKF90GVzK+eIULj0PdGXcXxcAX2p3Bg==',
  ].join(''),
  'HEIC, 10 bits, 4:4:4, alpha': [
    'H6toAD4P0DE2PAc1K9EgSeysoER0mLa1Nk9z3uW4P/5blyyxkAengwfa3/dn7iyEu2kjQCd/yPVnJzCS7cH/w/48931wIGsHS1oJSF1xyQ/w',
    'nwCs5IkAigwBnOs2tGgdDnSfi0jhT9YnetiA49WSDdZh5xtGanBb6nDqJyAOfgtIOOFrAOBv/bABpwPK+mjJhtfmLWzACejGL4MtOgYfcO+4',
    'NklkGzFaGCacYRZJoH9gEzDBSBP7+Jp3tQUDsMLEQnDTFEoRvCbI0Pl7LBTgVN+7NkmY+gBtiaQev0xvESgpp3C4AQBujbVFhxKd8YdWrJ5J',
    '524oARCAb1Nr7QPEgiEApQMBgJ8WAwjoQQDgFQQENjVVEQAKYN3XDEUAAY3zJSYKSgCxvOvsGhB1u8avgZHJjeIIrh4AABr4y1SqiFqkSIVm',
    'F0iegQSNLXKA2EYLiSm6UeTUx+Zp9X5ilwfJYMLJISKM1ftKpZcKWDX1NCEAuETmWMw6m5YUQBq0kUDfFsvR+Dq/bE3GqHNfuBTeK9n9ApJB',
    '12x7KX+YW1bepCsqrHtV3+IA9LWy2zrD2G6sm3z7F4qa0/00sA+8iPOyyhsAoCA5ZTOY1qw3fwcOTd1hBACYvPifW2AIQb3L4DaAH3NRPvJn',
    'm2X68tXr4U/znmMi/1NwqP4UyMf7EbpmfZCsLHtVJ61J1Gf6xFI+ul8+3oH0Cc/wif/zSRf5ZJ7xyb7nk9/kk//Op/idT9mTT6WTT/UxUG1J',
    'n/omUCN8mt8Ztc2Cs8mn8xioG6BeGPVVnHd8BpV8hiqjUaW9wRGcd0DjuD8wUeP0dQHwzsBUBS+/e1Afb/z+6K3PFz0YfhGNF2j++z26efES',
    'heXJtAhRy8NI7wgTUPrCo/T17Jq+7ZXSdz+S+t6V9IPe0Y+opB9/+mnQzz5APkAZQDVAM0An/V7oDwEwRn8KwMJSgBWATYAtgF2AAwCHAI4D',
    'nAQ4A3AW4ALARYDLAFfsDtccRlwHuGFfddOJbwLglt5t',
  ].join(''),
} as const

export type Bomb = keyof typeof COMPRESSED

export const BOMBS = Object.keys(COMPRESSED) as readonly Bomb[]

/** A valid photo of a few kilobytes to some megabytes that takes hundreds of megabytes to decode. */
export const bomb = (name: Bomb): Buffer => brotliDecompressSync(Buffer.from(COMPRESSED[name], 'base64'))

/** A HEIC or AVIF file whose header gives its picture `side` pixels a side, regardless of its coded frame. */
export const lyingBomb = (name: Extract<Bomb, `AVIF${string}` | `HEIC${string}`>, side: number): Buffer => {
  const file = bomb(name)
  for (let at = file.indexOf('ispe', 0, 'latin1'); at >= 0; at = file.indexOf('ispe', at + 4, 'latin1')) {
    file.writeUInt32BE(side, at + 8)
    file.writeUInt32BE(side, at + 12)
  }
  return file
}
