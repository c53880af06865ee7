import type { CDPSession } from "playwright";

/** What assistive technology is given for one part of a page. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly level?: number;
  /** The drawing that it is a part of. */
  readonly within?: string;
}

/** The browser's accessibility tree in reading order. */
export async function accessibilityTree(session: CDPSession): Promise<readonly AccessibleNode[]> {
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read: AccessibleNode[] = [];
  const visit = (id: string, within?: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = textOf(node.role?.value);
    const name = textOf(node.name?.value);
    if (!node.ignored && role !== "InlineTextBox") {
      const level: unknown = node.properties?.find(({ name }) => name === "level")?.value.value;
      read.push({
        role,
        name,
        description: textOf(node.description?.value),
        ...(typeof level === "number" && { level }),
        ...(within && { within }),
      });
    }
    const drawing = role === "image" && !node.ignored ? name : within;
    node.childIds?.forEach((child) => visit(child, drawing));
  };
  visit(nodes[0]?.nodeId ?? "");
  return read;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
