export declare const servingFlags: readonly string[]
export declare const servingEnv: Readonly<Record<string, string>> & { readonly NODE_COMPILE_CACHE: string }
