export declare const servingFlags: readonly string[]
export declare const servingEnv: Readonly<Record<string, string>>
