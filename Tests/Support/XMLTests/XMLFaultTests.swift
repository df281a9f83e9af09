import Testing
import XML

@Suite struct XMLFaultTests {
  @Test func `A fault says where and why`() {
    let fault = XMLFault("unclosed element", line: 3, column: 7)
    #expect(fault.line == 3 && fault.column == 7 && fault.reason == "unclosed element")
  }
}
