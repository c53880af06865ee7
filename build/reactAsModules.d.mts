export function asModule(source: string, path: string): string;
