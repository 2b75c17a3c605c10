/** A language setting of a device: its tag and its name in the language itself. */
interface DeviceLanguage {
  /** BCP 47. */
  readonly id: string
  readonly title: string
}

/** The languages that tablets and phones of the test versions can be set to. */
export const deviceLanguages = [
  { id: 'en-US', title: 'English (US)' },
  { id: 'en-GB', title: 'English (UK)' },
  { id: 'en-AU', title: 'English (Australia)' },
  { id: 'en-IN', title: 'English (India)' },
  { id: 'zh-Hans', title: '简体中文' },
  { id: 'zh-Hant', title: '繁體中文' },
  { id: 'zh-HK', title: '繁體中文（香港）' },
  { id: 'ja', title: '日本語' },
  { id: 'es', title: 'Español' },
  { id: 'es-419', title: 'Español (Latinoamérica)' },
  { id: 'fr', title: 'Français' },
  { id: 'fr-CA', title: 'Français (Canada)' },
  { id: 'de', title: 'Deutsch' },
  { id: 'ru', title: 'Русский' },
  { id: 'pt-BR', title: 'Português (Brasil)' },
  { id: 'pt-PT', title: 'Português (Portugal)' },
  { id: 'it', title: 'Italiano' },
  { id: 'ko', title: '한국어' },
  { id: 'tr', title: 'Türkçe' },
  { id: 'nl', title: 'Nederlands' },
  { id: 'ar', title: 'العربية' },
  { id: 'th', title: 'ไทย' },
  { id: 'sv', title: 'Svenska' },
  { id: 'da', title: 'Dansk' },
  { id: 'vi', title: 'Tiếng Việt' },
  { id: 'nb', title: 'Norsk bokmål' },
  { id: 'pl', title: 'Polski' },
  { id: 'fi', title: 'Suomi' },
  { id: 'id', title: 'Bahasa Indonesia' },
  { id: 'he', title: 'עברית' },
  { id: 'el', title: 'Ελληνικά' },
  { id: 'ro', title: 'Română' },
  { id: 'hu', title: 'Magyar' },
  { id: 'cs', title: 'Čeština' },
  { id: 'ca', title: 'Català' },
  { id: 'sk', title: 'Slovenčina' },
  { id: 'uk', title: 'Українська' },
  { id: 'hr', title: 'Hrvatski' },
  { id: 'ms', title: 'Bahasa Melayu' },
  { id: 'hi', title: 'हिन्दी' },
] as const satisfies readonly DeviceLanguage[]
